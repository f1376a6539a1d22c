import type { Difference, Json, ListSplice, Path } from './types';

type Node = Json[] | Record<string, Json>;

function isNode(value: Json | undefined): value is Node {
  return typeof value === 'object' && value !== null;
}

function copy(node: Node): Node {
  return Array.isArray(node) ? [...node] : { ...node };
}

/** The view after a difference. The old view stays as it was; parts that did not change are shared. */
export function applyDifference<T>(view: T, difference: Difference): T {
  let root = view as Json;
  // Nodes copied by this call may be written again without another copy.
  const fresh = new Set<Node>();
  for (const step of difference) {
    const [path, value] = step;
    if (step.length === 4) {
      const list = reach(root, path);
      if (!Array.isArray(list)) throw new Error(`no array at ${path.join('/')}`);
      root = applyStep(root, path, list.toSpliced(step[1], step[2], ...step[3]), fresh);
    } else root = applyStep(root, path, value, fresh);
  }
  return root as T;
}

function reach(root: Json, path: Path): Json | undefined {
  let node: Json | undefined = root;
  for (const key of path) node = isNode(node) ? (node as Record<string | number, Json>)[key] : undefined;
  return node;
}

/** A list after its splices. */
export function applySplices<Item>(list: Item[], splices: ListSplice<Item>[]): Item[] {
  const out = [...list];
  for (const [at, removed, items] of splices) out.splice(at, removed, ...items);
  return out;
}

function applyStep(root: Json, path: Path, value: Json | undefined, fresh: Set<Node>): Json {
  if (path.length === 0) return value ?? null;
  const own = (node: Node): Node => {
    if (fresh.has(node)) return node;
    const made = copy(node);
    fresh.add(made);
    return made;
  };
  if (!isNode(root)) throw new Error('difference to something that is no object');
  const start = own(root);
  let node = start as Record<string | number, Json>;
  for (const key of path.slice(0, -1)) {
    const child = node[key];
    if (!isNode(child)) throw new Error(`no such path: ${path.join('/')}`);
    node = (node[key] = own(child)) as Record<string | number, Json>;
  }
  const last = path[path.length - 1]!;
  if (value !== undefined) node[last] = value;
  else if (Array.isArray(node)) node.splice(Number(last), 1);
  else delete node[last];
  return start;
}
