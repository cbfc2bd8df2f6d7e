/** The colours and the lettering of the page, for a picture that looks like it. */
export interface ReceiptStyle {
  colours: Record<Colour, string>;
  sans: string;
  serif: string;
  mono: string;
}

const colourNames = [
  ...['paper', 'surface', 'ink', 'soft', 'line', 'edge', 'accent'],
  ...['mark', 'mark-wash', 'mark-line', 'danger', 'danger-wash'],
] as const;
type Colour =
  | 'paper'
  | 'surface'
  | 'ink'
  | 'soft'
  | 'line'
  | 'edge'
  | 'accent'
  | 'mark'
  | 'mark-wash'
  | 'mark-line'
  | 'danger'
  | 'danger-wash';

/** The families that a class of the page stands for. */
function familyOf(className: string): string {
  const probe = document.createElement('span');
  probe.className = className;
  document.body.append(probe);
  const { fontFamily } = getComputedStyle(probe);
  probe.remove();
  return fontFamily;
}

/** Reads the theme in force and waits for its fonts; without them the picture has the next best. */
export async function receiptStyle(): Promise<ReceiptStyle> {
  const root = getComputedStyle(document.documentElement);
  const colours = Object.fromEntries(
    colourNames.map((name) => [name, root.getPropertyValue(`--${name}`).trim()]),
  ) as Record<Colour, string>;
  const [sans, serif, mono] = [
    familyOf('font-sans'),
    familyOf('font-serif'),
    familyOf('font-mono'),
  ];
  const wanted = [`500 40px ${serif}`, `400 14px ${sans}`, `600 14px ${sans}`];
  await Promise.all(wanted.map((font) => document.fonts.load(font).catch(() => [])));
  return { colours, sans, serif, mono };
}

interface Lettering {
  font: string;
  colour: string;
  align?: CanvasTextAlign;
  /** Wider texts are set smaller. */
  width?: number;
}

const sizeOf = /(\d+(?:\.\d+)?)px/;

/** Writes one line on its baseline; one that is too wide is set smaller until it fits. */
export function letter(
  pen: CanvasRenderingContext2D,
  text: string,
  { x, y, font, colour, align = 'left', width }: Lettering & { x: number; y: number },
): number {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.textBaseline = 'alphabetic';
  const measured = pen.measureText(text).width;
  if (width !== undefined && measured > width) {
    pen.font = font.replace(sizeOf, (_, size) => `${(Number(size) * width) / measured}px`);
  }
  pen.fillText(text, x, y);
  return pen.measureText(text).width;
}

/** Cuts a text into at most two lines of a width; what is left over stands at the end of the second. */
export function twoLines(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const words = text.split(' ');
  let first = words.shift() ?? '';
  while (words.length > 0 && pen.measureText(`${first} ${words[0]}`).width <= width)
    first += ` ${words.shift()}`;
  return words.length === 0 ? [first] : [first, words.join(' ')];
}

interface Stroke {
  colour: string;
  dash?: number[];
  thickness?: number;
}

export function rule(
  pen: CanvasRenderingContext2D,
  [x1, y1, x2, y2]: [number, number, number, number],
  { colour, dash = [], thickness = 1 }: Stroke,
) {
  pen.beginPath();
  pen.setLineDash(dash);
  pen.strokeStyle = colour;
  pen.lineWidth = thickness;
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
  pen.setLineDash([]);
}
