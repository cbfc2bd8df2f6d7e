import { createRequire } from 'node:module';
import type Pdf from 'pdfkit';
import { drawable, standIn, stretchesOf } from './drawable.ts';
import type { ReportPassage, ReportSource, ReportView } from './report-view.ts';

const fonts = {
  plain: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
} as const;

const margin = 54;
const columnGap = 18;
const colours = { ink: '#1c1b19', soft: '#5d5a54', mark: '#7a4f00', line: '#cfcabf' } as const;

/** Characters of one row of passages: in the narrowest script it is shorter than a page. */
const rowLength = 600;
/** A text of more lines is written without their ends: a page has sixty. */
const mostLines = 3000;
/** Passages that a PDF lays side by side, and their characters: a text copied from many sources has them many times. */
export const besideAtMost = { passages: 400, characters: 300_000 };

type Doc = InstanceType<typeof Pdf>;

interface Look {
  size?: number;
  bold?: boolean;
  colour?: keyof typeof colours;
  gap?: number;
}

/** Writes paragraphs one below the other, and counts what it could not draw. */
function writer(doc: Doc) {
  const drawn = (text: string) => drawable(text).text;
  const set = ({ size = 9.5, bold = false, colour = 'ink' }: Look) =>
    doc
      .font(bold ? 'bold' : 'plain')
      .fontSize(size)
      .fillColor(colours[colour]);
  const width = doc.page.width - 2 * margin;
  const bottom = () => doc.page.height - margin;
  /** Begins a new page where so much does not fit any more. */
  function need(height: number) {
    if (doc.y + height > bottom()) doc.addPage();
  }
  function paragraph(text: string, look: Look = {}) {
    set(look);
    doc.text(drawn(text), margin, doc.y, { width, lineGap: 2 });
    doc.y += look.gap ?? 4;
  }
  function heading(text: string) {
    need(60);
    doc.y += 14;
    doc
      .moveTo(margin, doc.y)
      .lineTo(margin + width, doc.y)
      .lineWidth(0.5)
      .strokeColor(colours.line)
      .stroke();
    doc.y += 8;
    doc.outline.addItem(text);
    paragraph(text, { size: 12, bold: true, gap: 6 });
  }
  /** Cells beside one another; each has to be shorter than a page. */
  function row(
    cells: readonly string[],
    { widths, ...look }: Look & { widths: readonly number[] },
  ) {
    set(look);
    const texts = cells.map(drawn);
    const inner = width - columnGap * (cells.length - 1);
    const spans = widths.map((share) => share * inner);
    const heights = texts.map((text, at) =>
      doc.heightOfString(text, { width: spans[at], lineGap: 2 }),
    );
    const height = Math.max(...heights);
    need(height);
    const top = doc.y;
    let left = margin;
    for (const [at, text] of texts.entries()) {
      doc.text(text, left, top, { width: spans[at], lineGap: 2 });
      left += spans[at]! + columnGap;
    }
    doc.x = margin;
    doc.y = top + height + (look.gap ?? 4);
  }
  return { doc, set, need, paragraph, heading, row, drawn, width };
}

type Writer = ReturnType<typeof writer>;

/** The checked text; what is in a passage is underlined, and numbered where the passage begins. */
function writeText({ set, doc, drawn, width }: Writer, pieces: ReportView['pieces']) {
  const named = new Set<number>();
  doc.x = margin;
  const lines = pieces.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  const written = (text: string) =>
    lines > mostLines ? drawn(text).replaceAll('\n', ' ') : drawn(text);
  const whole = pieces.filter(({ text }) => drawn(text) !== '');
  for (const [at, { text, numbers }] of whole.entries()) {
    const continued = at < whole.length - 1;
    const fresh = numbers.filter((number) => !named.has(number));
    for (const number of fresh) named.add(number);
    if (fresh.length > 0) {
      set({ bold: true, colour: 'mark', size: 8 });
      doc.text(`[${fresh.join(', ')}] `, { width, continued: true, underline: false, lineGap: 2 });
    }
    const isMarked = numbers.length > 0;
    set({ colour: isMarked ? 'mark' : 'ink' });
    doc.text(written(text), { width, continued, underline: isMarked, lineGap: 2 });
  }
  doc.y += 4;
}

function writePassage(
  { paragraph, row, need, doc }: Writer,
  { number, kind, own, theirs }: ReportPassage,
) {
  // The heading stays with its first row.
  need(210);
  doc.y += 4;
  paragraph(`Passage ${number}. ${kind}`, { bold: true, size: 9, gap: 2 });
  const widths = [0.5, 0.5];
  row(['In the text', 'In the source'], { widths, size: 8, colour: 'soft', gap: 1 });
  const [left, right] = [stretchesOf(own, rowLength), stretchesOf(theirs, rowLength)];
  for (let at = 0; at < Math.max(left.length, right.length); at++)
    row([left[at] ?? '', right[at] ?? ''], { widths, size: 9, gap: 2 });
}

function writeSources(out: Writer, sources: readonly ReportSource[]) {
  let room = besideAtMost.characters;
  let written = 0;
  let leftOut = 0;
  for (const { title, credit, url, percent, passages } of sources) {
    out.need(280);
    out.doc.y += 6;
    out.paragraph(`${title} (${percent}%)`, { bold: true, size: 10, gap: 1 });
    for (const line of [credit, url ?? ''])
      if (line) out.paragraph(line, { size: 8.5, colour: 'soft', gap: 1 });
    out.doc.y += 4;
    for (const passage of passages) {
      room -= passage.own.length + passage.theirs.length;
      if (room < 0 || written === besideAtMost.passages) {
        leftOut++;
        continue;
      }
      written++;
      writePassage(out, passage);
    }
  }
  if (leftOut > 0)
    out.paragraph(`${leftOut} further passages are in the HTML form of this report.`, {
      colour: 'soft',
    });
}

/** How many characters of a report stand-ins are drawn for. */
function missingIn({ pieces, sources }: ReportView): number {
  const texts = [
    ...pieces.map(({ text }) => text),
    ...sources.flatMap(({ title, credit, passages }) => [
      title,
      credit,
      ...passages.map(({ theirs }) => theirs),
    ]),
  ];
  return texts.reduce((sum, text) => sum + drawable(text).missing, 0);
}

function writeReport(out: Writer, view: ReportView) {
  const { paragraph, heading, row } = out;
  paragraph(view.productName, { colour: 'soft', size: 10, gap: 2 });
  paragraph(view.title, { bold: true, size: 18, gap: 8 });
  for (const { term, says } of view.facts) row([term, says], { widths: [0.2, 0.8], gap: 1 });
  const missing = missingIn(view);
  if (missing > 0)
    paragraph(
      `This PDF draws Latin, Greek, Cyrillic, Armenian and Georgian letters. For ${missing.toLocaleString('en-US')} other characters stands ${standIn}; the HTML form of this report has them.`,
      { colour: 'soft', size: 8.5 },
    );
  for (const { label, figure, verdict, notes } of view.figures) {
    heading(`${label}: ${figure}`);
    paragraph(verdict, { bold: true });
    for (const note of notes) paragraph(note, { colour: 'soft' });
  }
  heading('Checked text');
  writeText(out, view.pieces);
  heading('Similar passages, side by side');
  if (view.sources.length === 0) paragraph(`${view.figures[0]!.verdict}.`);
  writeSources(out, view.sources);
  if (view.innocent.length > 0) heading('Alike, but no sign of copying');
  for (const line of view.innocent) paragraph(`• ${line}`, { gap: 1 });
  if (view.ownTexts.length > 0) heading('Your own earlier text');
  for (const { title, passages } of view.ownTexts) {
    paragraph(`${title}; not counted in the similarity.`, { bold: true });
    for (const own of passages) paragraph(own, { size: 9 });
  }
  if (view.evidence.length > 0) heading(view.evidenceTitle);
  for (const { label, towards } of [...view.evidence, ...view.weaker])
    paragraph(`• ${label}: ${towards}`, { gap: 1 });
  if (view.rates.length > 0) {
    heading('How often a person’s text is wrongly called machine-written');
    const widths = [0.6, 0.15, 0.25];
    row(['Written by people', 'Texts', 'Called machine-written'], {
      widths,
      bold: true,
      size: 8.5,
    });
    for (const { label, texts, percent } of view.rates)
      row([label, String(texts), percent], { widths, gap: 1 });
  }
  heading('Method');
  for (const line of view.method) paragraph(line);
  heading('Limits');
  for (const line of view.limits) paragraph(`• ${line}`);
}

/** Title, date and number at the foot of each page. */
function numberPages(
  { doc, set, width, drawn }: Writer,
  { productName, facts, title }: ReportView,
) {
  const { start, count } = doc.bufferedPageRange();
  const line = `${productName} · ${title} · ${facts[0]!.says}`;
  for (let page = 0; page < count; page++) {
    doc.switchToPage(start + page);
    // Below the margin the text would begin another page.
    doc.page.margins.bottom = 0;
    set({ size: 8, colour: 'soft' });
    const y = doc.page.height - margin + 16;
    doc.text(drawn(line), margin, y, { width, lineBreak: false });
    doc.text(`${page + 1} / ${count}`, margin, y, { width, align: 'right', lineBreak: false });
  }
}

/** A report as PDF. */
export async function drawReport(view: ReportView): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit');
  const { resolve } = createRequire(import.meta.url);
  const { title, productName, checkedAt } = view;
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    font: resolve(fonts.plain),
    info: {
      Title: title,
      Creator: productName,
      Producer: productName,
      CreationDate: new Date(checkedAt),
    },
  });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((done) => doc.once('end', done));
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, resolve(file));
  const out = writer(doc);
  writeReport(out, view);
  numberPages(out, view);
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
