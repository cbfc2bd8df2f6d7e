import { receiptCopy } from '../../copy/receipt-copy.ts';
import { letter, type ReceiptStyle, rule, twoLines } from './receipt-brush.ts';
import type { ReceiptFacts, Specimen } from './receipt-facts.ts';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Columns and rows for so many specimens; few of them are drawn large. */
function gridFor(count: number): [columns: number, rows: number] {
  if (count <= 1) return [1, 1];
  if (count === 2) return [2, 1];
  return count <= 4 ? [2, 2] : [3, 2];
}

/** Between two columns, with a hairline in its middle. */
const gap = 36;

/** The cells that a frame is divided into. */
function cellsOf({ x, y, width, height }: Frame, count: number): Frame[] {
  const [columns, rows] = gridFor(count);
  const size = { width: (width - gap * (columns - 1)) / columns, height: height / rows };
  return Array.from({ length: count }, (_, place) => ({
    x: x + (place % columns) * (size.width + gap),
    y: y + Math.floor(place / columns) * size.height,
    ...size,
  }));
}

/** The dashed box in which the charts of Unicode draw what has no shape, with its digits. */
function drawGlyph(
  pen: CanvasRenderingContext2D,
  { rows, dangerous }: Specimen,
  { x, y, size, style }: { x: number; y: number; size: number; style: ReceiptStyle },
) {
  const { colours, mono } = style;
  const colour = dangerous ? colours.danger : colours.mark;
  pen.beginPath();
  pen.roundRect(x, y, size, size, size * 0.1);
  pen.fillStyle = dangerous ? colours['danger-wash'] : colours['mark-wash'];
  pen.fill();
  pen.setLineDash([size * 0.06, size * 0.045]);
  pen.strokeStyle = colour;
  pen.lineWidth = Math.max(1.25, size * 0.016);
  pen.stroke();
  pen.setLineDash([]);
  const font = `500 ${size * 0.36}px ${mono}`;
  rows.forEach((digits, row) => {
    letter(pen, digits, {
      ...{ x: x + size / 2, y: y + size * (row === 0 ? 0.455 : 0.815) },
      ...{ font, colour, align: 'center', width: size * 0.76 },
    });
  });
}

/** The sizes of a specimen: those of few kinds fill the picture, those of many stand in rows. */
function measuresIn({ width, height }: Frame) {
  const isLarge = height > 300;
  // Below the box stand its name, on two lines where they are short, and its code point.
  const below = isLarge ? 150 : width > 200 ? 92 : 110;
  const size = Math.min(height - below, width - 64, 216);
  return {
    size,
    /** From the cell's top to the box: what is large stands in the middle. */
    above: isLarge ? (height - size - 84) / 2 : 22,
    ...(isLarge
      ? { number: 46, name: 21, label: 17, line: 26 }
      : { number: 30, name: 17, label: 15, line: 20 }),
  };
}

/** One kind on its guides, as a foundry shows a letter: the box, its name, its number. */
function drawSpecimen(
  pen: CanvasRenderingContext2D,
  specimen: Specimen,
  { cell, style, widest }: { cell: Frame; style: ReceiptStyle; widest: string },
) {
  const { colours, sans, serif, mono } = style;
  const { size, above, number, name, label, line } = measuresIn(cell);
  const [left, right] = [cell.x, cell.x + cell.width];
  const [top, bottom] = [cell.y + above, cell.y + above + size];
  for (const y of [top, bottom])
    rule(pen, [left, y, right, y], { colour: colours['mark-line'], dash: [1.5, 3.5] });
  drawGlyph(pen, specimen, { x: left, y: top, size, style });
  // All numbers are set in the size that the longest of them has room for.
  pen.font = `500 ${number}px ${serif}`;
  const fit = Math.min(1, (cell.width - 12 - size) / pen.measureText(widest).width);
  letter(pen, receiptCopy.times(specimen.count), {
    ...{ x: right, y: bottom - size * 0.08, align: 'right' },
    ...{ font: `500 ${number * fit}px ${serif}` },
    colour: specimen.dangerous ? colours.danger : colours.mark,
  });
  const font = `600 ${name}px ${sans}`;
  pen.font = font;
  const lines = twoLines(pen, specimen.name, cell.width);
  for (const [row, words] of lines.entries()) {
    const y = bottom + 9 + line * (row + 1);
    letter(pen, words, { x: left, y, font, colour: colours.ink, width: cell.width });
  }
  const y = bottom + 9 + line * (lines.length + 1);
  letter(pen, specimen.label, { x: left, y, font: `400 ${label}px ${mono}`, colour: colours.soft });
}

/** All kinds in a frame, divided by hairlines, and how many more there are. */
export function drawSpecimens(
  pen: CanvasRenderingContext2D,
  { specimens, moreKinds }: ReceiptFacts,
  { frame, style }: { frame: Frame; style: ReceiptStyle },
) {
  const cells = cellsOf(frame, specimens.length + (moreKinds > 0 ? 1 : 0));
  const widest = receiptCopy.times(Math.max(...specimens.map(({ count }) => count)));
  for (const [place, cell] of cells.entries()) {
    const { x, y, width, height } = cell;
    const { line } = style.colours;
    if (x > frame.x) rule(pen, [x - gap / 2, y, x - gap / 2, y + height], { colour: line });
    if (y > frame.y) rule(pen, [frame.x, y, frame.x + frame.width, y], { colour: line });
    const specimen = specimens[place];
    if (specimen) drawSpecimen(pen, specimen, { cell, style, widest });
    else
      letter(pen, receiptCopy.moreKinds(moreKinds), {
        ...{ x: x + width / 2, y: y + height / 2, align: 'center', width },
        ...{ font: `500 19px ${style.serif}`, colour: style.colours.soft },
      });
  }
}
