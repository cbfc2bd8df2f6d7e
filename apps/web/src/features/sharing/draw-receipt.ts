import { receiptCopy } from '../../copy/receipt-copy.ts';
import { formatCount } from '../../lib/count.ts';
import { letter, type ReceiptStyle, rule } from './receipt-brush.ts';
import type { ReceiptFacts } from './receipt-facts.ts';
import { drawSpecimens } from './receipt-specimens.ts';

/** Four by five, as feeds show pictures; drawn at twice this size. */
export const receiptSize = { width: 600, height: 750, scale: 2 } as const;
const margin = 44;
const { width, height, scale } = receiptSize;
const right = width - margin;
const inner = width - 2 * margin;

/** The brand mark: the dashed box with a cursor in it. */
function drawMark(pen: CanvasRenderingContext2D, colour: string) {
  pen.save();
  pen.translate(margin, 40);
  pen.scale(26 / 28, 26 / 28);
  pen.strokeStyle = colour;
  pen.lineWidth = 1.8;
  pen.setLineDash([4, 3.05]);
  pen.beginPath();
  pen.roundRect(2.5, 2.5, 23, 23, 4);
  pen.stroke();
  pen.setLineDash([]);
  pen.lineCap = 'round';
  pen.stroke(new Path2D('M14 8.5v11M11.2 8.5h5.6M11.2 19.5h5.6'));
  pen.restore();
}

function drawHead(pen: CanvasRenderingContext2D, facts: ReceiptFacts, style: ReceiptStyle) {
  const { colours, sans } = style;
  drawMark(pen, colours.accent);
  const y = 59;
  letter(pen, facts.productName, {
    ...{ x: margin + 36, y, width: 260, font: `600 20px ${sans}`, colour: colours.ink },
  });
  letter(pen, facts.date, {
    ...{ x: right, y, align: 'right', font: `400 17px ${sans}`, colour: colours.soft },
  });
}

/** The number, large, and what it counts. */
function drawSum(pen: CanvasRenderingContext2D, facts: ReceiptFacts, style: ReceiptStyle) {
  const { colours, sans, serif } = style;
  const number = formatCount(facts.removed);
  const font = `500 132px ${serif}`;
  pen.font = font;
  pen.textAlign = 'left';
  // The digit itself begins at the margin, and not the space before it.
  const x = margin + pen.measureText(number).actualBoundingBoxLeft;
  letter(pen, number, { x, y: 196, width: inner, font, colour: colours.ink });
  letter(pen, facts.what, {
    ...{ x: margin, y: 252, width: inner, font: `500 31px ${serif}`, colour: colours.ink },
  });
  letter(pen, facts.words, {
    ...{ x: margin, y: 283, width: inner, font: `400 20px ${sans}`, colour: colours.soft },
  });
}

/** A box with nothing in it, where nothing was found. */
function drawNothing(
  pen: CanvasRenderingContext2D,
  { nothing }: ReceiptFacts,
  { colours, serif }: ReceiptStyle,
) {
  const size = 150;
  const [x, y] = [(width - size) / 2, 372];
  for (const at of [y, y + size])
    rule(pen, [margin, at, right, at], { colour: colours.line, dash: [1.5, 3.5] });
  pen.beginPath();
  pen.roundRect(x, y, size, size, 15);
  pen.fillStyle = colours.paper;
  pen.fill();
  pen.setLineDash([9, 7]);
  pen.strokeStyle = colours.accent;
  pen.lineWidth = 2.25;
  pen.stroke();
  pen.setLineDash([]);
  letter(pen, nothing, {
    ...{ x: width / 2, y: y + size + 62, align: 'center', width: inner },
    ...{ font: `500 24px ${serif}`, colour: colours.ink },
  });
}

function drawFoot(pen: CanvasRenderingContext2D, facts: ReceiptFacts, style: ReceiptStyle) {
  const { colours, sans } = style;
  const y = height - 38;
  letter(pen, receiptCopy.withoutText, {
    ...{ x: margin, y, font: `400 16px ${sans}`, colour: colours.soft },
  });
  letter(pen, facts.host, {
    ...{ x: right, y, align: 'right', width: 250, font: `600 17px ${sans}`, colour: colours.ink },
  });
}

/** Draws the receipt of a cleanup: what was taken out, as type specimens, and nothing of the text. */
export function drawReceipt(canvas: HTMLCanvasElement, facts: ReceiptFacts, style: ReceiptStyle) {
  canvas.width = width * scale;
  canvas.height = height * scale;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser draws no pictures.');
  pen.scale(scale, scale);
  pen.fillStyle = style.colours.paper;
  pen.fillRect(0, 0, width, height);
  drawHead(pen, facts, style);
  drawSum(pen, facts, style);
  const frame = { x: margin, y: 312, width: inner, height: 366 };
  for (const y of [frame.y, frame.y + frame.height])
    rule(pen, [margin, y, right, y], { colour: style.colours.ink, thickness: 1.25 });
  if (facts.specimens.length === 0) drawNothing(pen, facts, style);
  else drawSpecimens(pen, facts, { frame, style });
  drawFoot(pen, facts, style);
}
