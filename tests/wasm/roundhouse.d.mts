export function load(path: string): (request: object) => unknown;
