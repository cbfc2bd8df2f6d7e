import * as harfbuzz from 'harfbuzzjs';

/** English as the page has it; long enough that no pair of letters decides. */
const sample = [
  'Paste it below. Invisible characters are named one by one and taken out exactly. A text holds',
  'more than its letters: some characters have no shape, and yet they are copied, stored and read',
  'by machines. Most of them are good spelling, many are litter, a few are traps. You may only',
  'paste what you have the right to work with, and you answer for what you do with the result.',
  'Two families are well described in public: one leans towards a list of words, the other lets',
  'words meet in rounds, like players of a tournament. In both a single sentence shows nothing,',
  'and only a long text, counted by somebody who has the key, stands out from all the others.',
].join(' ');

function widthOf(font: harfbuzz.Font, features: harfbuzz.Feature[]): number {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(sample);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer, features);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
}

/** How much narrower kerning sets this font than the mere sum of its letters: 0.99 for a hundredth. */
export function kerningOf(font: Uint8Array): number {
  const { buffer, byteOffset, byteLength } = font;
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  const face = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  return widthOf(face, []) / widthOf(face, [new harfbuzz.Feature('kern', 0)]);
}
