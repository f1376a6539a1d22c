// A picture of the end to send to friends, 1200 × 630: the boards as they are on the page, with names and points. It is
// painted from the page's own drawings, shape by shape: so it has their colours and our fonts, and needs no other files.

const width = 1200;
const height = 630;

export interface Portrait {
  /** Holds one or several drawings. */
  board: Element;
  name: string;
  points: string;
  /** Colour of the seat. */
  colour: string;
  winner: boolean;
}

const unitless = (text: string): number => Number.parseFloat(text) || 0;

/** The outline of an element in its own coordinates; what has none is no shape. */
function outlineOf(element: Element): Path2D | null {
  const number = (name: string): number => unitless(element.getAttribute(name) ?? '');
  switch (element.tagName) {
    case 'path':
      return new Path2D(element.getAttribute('d') ?? '');
    case 'rect': {
      const path = new Path2D();
      path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
      return path;
    }
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = element.tagName === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')];
      const path = new Path2D();
      path.ellipse(number('cx'), number('cy'), rx, ry, 0, 0, 2 * Math.PI);
      return path;
    }
    default:
      return null;
  }
}

function paintText(brush: CanvasRenderingContext2D, element: SVGTextElement, style: CSSStyleDeclaration): void {
  brush.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  brush.textAlign = style.textAnchor === 'middle' ? 'center' : style.textAnchor === 'end' ? 'right' : 'left';
  brush.fillStyle = style.fill;
  brush.fillText(
    element.textContent ?? '',
    unitless(element.getAttribute('x') ?? ''),
    unitless(element.getAttribute('y') ?? ''),
  );
}

function paintShape(brush: CanvasRenderingContext2D, path: Path2D, style: CSSStyleDeclaration): void {
  // A pattern lies over the colour of its ground; that is enough here.
  if (style.fill !== 'none' && !style.fill.startsWith('url')) {
    brush.fillStyle = style.fill;
    brush.globalAlpha *= unitless(style.fillOpacity);
    brush.fill(path);
  }
  if (style.stroke === 'none' || !unitless(style.strokeWidth)) return;
  brush.strokeStyle = style.stroke;
  brush.lineWidth = unitless(style.strokeWidth);
  brush.lineCap = style.strokeLinecap as CanvasLineCap;
  brush.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  brush.setLineDash(style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[ ,]+/).map(unitless));
  brush.lineDashOffset = unitless(style.strokeDashoffset);
  brush.stroke(path);
}

/** Paints an element and what is in it; `toPicture` turns the page's pixels into the picture's. */
function paint(brush: CanvasRenderingContext2D, element: SVGElement, toPicture: DOMMatrix): void {
  const style = getComputedStyle(element);
  const opacity = unitless(style.opacity);
  if (style.display === 'none' || style.visibility === 'hidden' || !opacity) return;
  brush.save();
  brush.globalAlpha *= opacity;
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  if (matrix && !(element instanceof SVGSVGElement)) {
    brush.save();
    brush.setTransform(toPicture.multiply(new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f])));
    const outline = outlineOf(element);
    if (outline) paintShape(brush, outline, style);
    else if (element instanceof SVGTextElement) paintText(brush, element, style);
    brush.restore();
  }
  // What leaves the frame of a drawing inside a drawing is not seen.
  if (element instanceof SVGSVGElement && element.ownerSVGElement) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const frame = new Path2D();
    frame.rect(left, top, width, height);
    brush.setTransform(toPicture);
    brush.clip(frame);
  }
  for (const child of element.children)
    if (child instanceof SVGElement && child.tagName !== 'defs') paint(brush, child, toPicture);
  brush.restore();
}

/** The drawings of a board, as large as they fit into a frame. */
function paintBoard(
  brush: CanvasRenderingContext2D,
  board: Element,
  x: number,
  y: number,
  wide: number,
  high: number,
): void {
  const drawings = [...board.querySelectorAll('svg')].filter((one) => !one.ownerSVGElement);
  if (board instanceof SVGSVGElement) drawings.unshift(board);
  const boxes = drawings.map((one) => one.getBoundingClientRect()).filter((box) => box.width);
  if (!boxes.length) return;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const scale = Math.min(wide / (right - left), high / (bottom - top));
  const toPicture = new DOMMatrix()
    .translate(x + (wide - (right - left) * scale) / 2, y + (high - (bottom - top) * scale) / 2)
    .scale(scale)
    .translate(-left, -top);
  for (const drawing of drawings) paint(brush, drawing, toPicture);
}

/** So many boards side by side, and in so many rows, are largest. */
function layout(boards: number, wide: number, high: number, ratio: number): { columns: number; rows: number } {
  let best = { columns: 1, rows: boards, size: 0 };
  for (let columns = 1; columns <= boards; columns++) {
    const rows = Math.ceil(boards / columns);
    const size = Math.min(wide / columns, (high / rows - 52) * ratio);
    if (size > best.size) best = { columns, rows, size };
  }
  return best;
}

function fitted(brush: CanvasRenderingContext2D, text: string, room: number): string {
  if (brush.measureText(text).width <= room) return text;
  let cut = text;
  while (cut && brush.measureText(`${cut}…`).width > room) cut = cut.slice(0, -1);
  return `${cut}…`;
}

export async function picture(title: string, note: string, portraits: Portrait[]): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const write = (text: string, x: number, y: number, font: string, ink: string, room: number): void => {
    brush.font = font;
    brush.fillStyle = ink;
    brush.fillText(fitted(brush, text, room), x, y);
  };
  const sign = `'Oswald Variable', sans-serif`;
  await Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 30px 'Oswald Variable'`, title)));
  brush.fillStyle = colour('--paper-0');
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = colour('--enamel');
  brush.fillRect(0, 0, width, 96);
  write(title, 36, 62, `600 40px ${sign}`, colour('--on-enamel'), 760);
  brush.textAlign = 'right';
  write(note, width - 36, 60, `500 24px ${sign}`, colour('--flap'), 340);
  brush.textAlign = 'left';

  const first = portraits[0]?.board.getBoundingClientRect();
  const ratio = first && first.height ? first.width / first.height : 1;
  const { columns, rows } = layout(portraits.length, width - 48, height - 120, ratio);
  const [wide, high] = [(width - 48) / columns, (height - 120) / rows];
  portraits.forEach(({ board, name, points, colour: seat, winner }, i) => {
    const x = 24 + (i % columns) * wide + 8;
    const y = 108 + Math.floor(i / columns) * high;
    const [inner, tall] = [wide - 16, high - 12];
    brush.beginPath();
    brush.roundRect(x, y, inner, tall, 12);
    brush.fillStyle = colour('--paper-2');
    brush.fill();
    brush.lineWidth = winner ? 5 : 1.5;
    brush.strokeStyle = winner ? seat : colour('--rule');
    brush.stroke();
    brush.beginPath();
    brush.roundRect(x + 14, y + 12, 26, 26, 6);
    brush.fillStyle = seat;
    brush.fill();
    brush.textAlign = 'right';
    write(points, x + inner - 16, y + 37, `600 30px ${sign}`, colour('--ink'), 120);
    const used = brush.measureText(points).width;
    brush.textAlign = 'left';
    write(name, x + 50, y + 34, `500 23px ${sign}`, colour('--ink'), inner - 86 - used);
    paintBoard(brush, board, x + 10, y + 48, inner - 20, tall - 58);
  });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** To friends, where the device can send pictures; else into the downloads. True: it was saved. */
export async function send(image: Blob, name: string, title: string): Promise<boolean> {
  const file = new File([image], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return false;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(image);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}
