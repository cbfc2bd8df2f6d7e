import * as hb from 'harfbuzzjs';
import { fontFor } from './fonts.ts';

// What HarfBuzz draws of a text, to compare before and after cleaning. Spaces of all widths count as
// one, and so do the dots of an ellipsis: what is replaced is meant to look otherwise, what is taken
// out is not. The order of the runs is that of the text; direction controls are judged elsewhere.

/** One letter of each script that is asked about: a package with but a few fonts draws none of them. */
const asked = ['م', 'क', 'উ', 'ក', 'த', 'a'];

/** Whether there are fonts to draw with. */
export const canShape = (): boolean =>
  asked.every((letter) => fontFor([letter.codePointAt(0)!]) !== undefined);

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
const NEUTRAL = /[\p{Script=Common}\p{Script=Inherited}]/u;
const SCRIPT_NAMES = [
  ...['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko', 'Devanagari', 'Bengali', 'Gurmukhi'],
  ...['Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai', 'Lao'],
  ...['Tibetan', 'Myanmar', 'Khmer', 'Mongolian', 'Buginese', 'Balinese', 'Javanese', 'Sundanese'],
  ...['Meetei_Mayek', 'Ol_Chiki', 'Adlam', 'Chakma', 'Latin', 'Cyrillic', 'Greek', 'Ethiopic'],
];
const SCRIPTS = SCRIPT_NAMES.map((name) => new RegExp(`\\p{Script=${name}}`, 'u'));

function scriptOf(character: string): number {
  return SCRIPTS.findIndex((script) => script.test(character));
}

/** C1 controls are what browsers take them for: characters of Windows-1252. */
const windows = new TextDecoder('windows-1252');

function plain(text: string): string {
  return text
    .replace(/[\p{Zs}\u2800]/gu, ' ')
    .replaceAll('\u2026', '...')
    .replace(/[\x80-\x9f]/g, (control) => windows.decode(Uint8Array.of(control.charCodeAt(0))))
    .replace(/[\0-\x08\x0e-\x1f\x7f-\x9f]/g, '');
}

/** Pieces of one script; what belongs to no script goes with what stands before it. */
function runsOf(text: string): string[] {
  const runs: string[] = [];
  let script: number | undefined;
  for (const character of text) {
    const own = NEUTRAL.test(character) ? undefined : scriptOf(character);
    const isSame = own === undefined || script === undefined || own === script;
    if (runs.length === 0 || !isSame) runs.push('');
    if (own !== undefined) script = own;
    runs[runs.length - 1] += character;
  }
  return runs;
}

const FLAGS = hb.BufferFlag.REMOVE_DEFAULT_IGNORABLES;

function glyphsOf(run: string): string {
  const seen = Array.from(run, (character) => character.codePointAt(0)!);
  const drawn = seen.filter((codePoint) => !IGNORABLE.test(String.fromCodePoint(codePoint)));
  const shaper = fontFor(drawn);
  if (shaper === undefined) return drawn.join(' ');
  const buffer = new hb.Buffer();
  buffer.addText(run);
  buffer.guessSegmentProperties();
  buffer.setFlags(FLAGS);
  hb.shape(shaper.font, buffer);
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance, xOffset, yOffset }) =>
      [codepoint, xAdvance, xOffset, yOffset].join(','),
    )
    .join(' ');
}

/** The glyphs of a text with their places, line by line. */
function shapesOf(text: string): string {
  const lines = plain(text).split(/[\n\r\v\f\u0085\u2028\u2029]/);
  return lines.map((line) => runsOf(line).map(glyphsOf).join(' ')).join('\n');
}

/** Whether two texts are drawn alike. */
export function looksAlike(before: string, after: string): boolean {
  return shapesOf(before) === shapesOf(after);
}
