import { type Finding, scan } from '@cleanpaste/core/hidden';

// Real texts that are changed all the same, and why: each change must be of one of these sorts, or it
// is a fault. None of them may change a glyph.

type Around = { finding: Finding; left: string; right: string; line: string; isRun: boolean };

const IGNORED = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/u;
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}\p{Script=Balinese}]/u;
const LETTER = /[\p{L}\p{M}]/u;
const INDIC =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u;
const CURSIVE = /[\p{Script=Arabic}\p{Script=Syriac}]/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const isWord = ({ left, right }: Around) => LETTER.test(left) && LETTER.test(right);

const SORTS: [category: Finding['category'], reason: string, applies: (at: Around) => boolean][] = [
  [
    'typographic',
    'an ellipsis or long arrow, replaced by default; the option ellipsisAndArrows leaves it',
    () => true,
  ],
  [
    'soft-hyphen',
    'a soft hyphen: made for one width of a page, and words with it are not found',
    () => true,
  ],
  [
    'zero-width-space',
    'a zero-width space in writing that parts words by spaces, as translation programs leave it',
    ({ left, right }) => !UNSPACED.test(left) && !UNSPACED.test(right),
  ],
  [
    'zero-width-joiner',
    'a joiner typed more than once in one place: one stays, if one has work',
    ({ isRun }) => isRun,
  ],
  [
    'zero-width-joiner',
    'a joiner at the edge of a word, where nothing joins and nothing is parted',
    (at) => !isWord(at),
  ],
  [
    'zero-width-joiner',
    'a joiner between two letters without a virama or sign: nothing is drawn otherwise',
    (at) => isWord(at) && INDIC.test(at.left) && INDIC.test(at.right),
  ],
  [
    'zero-width-joiner',
    'a joiner between letters that join by themselves, or in a word too short for stem and ending',
    (at) => isWord(at) && CURSIVE.test(at.left) && CURSIVE.test(at.right),
  ],
  [
    'bidi-mark',
    'a direction mark in a line without a letter written from right to left',
    ({ line }) => !RIGHT_TO_LEFT.test(line),
  ],
  ['space', 'a no-break space between two words', isWord],
  [
    'space',
    'a no-break space beside another space, or alone on its line',
    ({ left, right }) => /^\s?$/.test(left) || /^\s?$/.test(right),
  ],
  [
    'space',
    'a line without any plain space, as some programs write it',
    ({ line }) => !line.includes(' '),
  ],
  ['script-selector', 'a selector typed twice, or without its letter', () => true],
  ['control', 'a stray control code', () => true],
];

/** The neighbours of a finding beyond everything that is not drawn. */
function around(text: string, finding: Finding): Around {
  const drawn = (characters: string[]) => characters.find((one) => !IGNORED.test(one)) ?? '';
  const before = Array.from(text.slice(Math.max(0, finding.start - 24), finding.start)).reverse();
  const after = Array.from(text.slice(finding.end, finding.end + 24));
  const from = text.lastIndexOf('\n', finding.start - 1) + 1;
  const to = text.indexOf('\n', finding.end);
  const isJoiner = (one: string | undefined) => one === '\u200c' || one === '\u200d';
  return {
    finding,
    left: drawn(before),
    right: drawn(after),
    line: text.slice(from, to === -1 ? text.length : to),
    isRun: isJoiner(before[0]) || isJoiner(after[0]),
  };
}

/** Why each change of a text is right; undefined for one that has no reason. */
export function reasonsFor(text: string): (string | undefined)[] {
  return scan(text)
    .filter(({ action }) => action !== 'flag')
    .map((finding) => {
      const at = around(text, finding);
      return SORTS.find(
        ([category, , applies]) => category === finding.category && applies(at),
      )?.[1];
    });
}
