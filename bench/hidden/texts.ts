import { declarations } from './corpus.ts';

/** 5 MB as UTF-8, the size of each text. */
const TEXT_BYTES = 5_000_000;

const SENTENCES = [
  'The ferry leaves at six and comes back before the wind turns.',
  'Nobody had told them that the archive closes on Mondays; they waited (patiently) anyway.',
  'Bring 2 cups of flour, 1/2 teaspoon of salt & a well-beaten egg.',
  '"Is this the right platform?" she asked, folding the map for the third time.',
  'Totals for 2024: 1,284 visits, 37 returns, 0 complaints.',
];

/** One of everything that people find in pasted English text. */
const HIDDEN = '\u200b\u200c\u200d\u2060\ufeff\u00ad\u200e\u2063\ufe0f\u00a0'.split('');

function ascii(bytes: number): string {
  const paragraph = `${SENTENCES.join(' ')}\n`;
  return flat(paragraph.repeat(Math.ceil(bytes / paragraph.length)).slice(0, bytes));
}

/** Every hundredth character is a hidden one. */
function hidden(): string {
  const plain = ascii(TEXT_BYTES);
  const pieces: string[] = [];
  let bytes = 0;
  for (let at = 0; bytes < TEXT_BYTES; at += 99) {
    const piece = plain.slice(at, at + 99) + HIDDEN[pieces.length % HIDDEN.length];
    pieces.push(piece);
    bytes += Buffer.byteLength(piece);
  }
  return flat(pieces.join(''));
}

/** The Declaration of Human Rights in hundreds of languages, again and again. */
function multi(): string {
  const pieces: string[] = [];
  let bytes = 0;
  while (bytes < TEXT_BYTES) {
    for (const { text } of declarations()) {
      pieces.push(text);
      bytes += Buffer.byteLength(text) + 1;
      if (bytes >= TEXT_BYTES) break;
    }
  }
  return flat(pieces.join('\n'));
}

const PERSIAN =
  'می\u200cخواهم به خانه بروم و کتاب\u200cهای خود را بخوانم. این متن فارسی است، با نیم\u200cفاصله\u200cهای بسیار.\n';

/** A half-space in every third word, as Persian is written; none of them is to be taken out. */
function persian(): string {
  return flat(PERSIAN.repeat(Math.ceil(TEXT_BYTES / Buffer.byteLength(PERSIAN))));
}

/** The same text as one piece of memory, so that no tool pays for how it was put together. */
function flat(text: string): string {
  const isNarrow = /^[\0-\xff]*$/.test(text.slice(0, 1000)) && !/[\u0100-\uffff]/.test(text);
  const encoding = isNarrow ? 'latin1' : 'utf16le';
  return Buffer.from(text, encoding).toString(encoding);
}

export const TEXTS = { ascii: () => ascii(TEXT_BYTES), hidden, multi, persian };
export type TextName = keyof typeof TEXTS;
export const TEXT_NAMES = Object.keys(TEXTS) as TextName[];
