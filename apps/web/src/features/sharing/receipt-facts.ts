import { receiptCopy } from '../../copy/receipt-copy.ts';
import { formatCount } from '../../lib/count.ts';
import type { HiddenKind, ScanSummary } from '../../workers/messages.ts';
import { type CleanedState, replacedIn } from '../cleaning/index.ts';

/** One kind of character that was taken out, as it is drawn. */
export interface Specimen {
  /** Hexadecimal digits in two rows, as in the charts of Unicode: `20` over `0B`. */
  rows: [string, string];
  name: string;
  label: string;
  count: number;
  dangerous: boolean;
}

/** All that a receipt says. */
export interface ReceiptFacts {
  removed: number;
  specimens: Specimen[];
  /** Kinds that have no room. */
  moreKinds: number;
  /** What the number counts. */
  what: string;
  /** What is said in place of specimens where there are none. */
  nothing: string;
  /** What became of the words. */
  words: string;
  date: string;
  productName: string;
  host: string;
}

/** One place less where the last one says how many more there are. */
const places = 6;

const properNames = /\b(?:khmer|mongolian|arabic|hangul|ogham|braille|tibetan|hebrew|syriac)\b/g;
const shortNames = /\b(?:ascii|c2pa|ansi|cjk)\b/g;

/** `ZERO WIDTH SPACE` as people write it. Names that are sentences already stay. */
export function inSentenceCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  const small = name
    .toLowerCase()
    .replaceAll(shortNames, (word) => word.toUpperCase())
    .replaceAll(properNames, (word) => word.charAt(0).toUpperCase() + word.slice(1));
  return small.charAt(0).toUpperCase() + small.slice(1);
}

function specimenOf({ codePoint, label, name, count, dangerous }: HiddenKind): Specimen {
  const digits = codePoint.toString(16).toUpperCase().padStart(4, '0');
  const half = Math.ceil(digits.length / 2);
  const rows: [string, string] = [digits.slice(0, half), digits.slice(half)];
  return { rows, name: inSentenceCase(name), label, count, dangerous };
}

interface Circumstances {
  cleaned: CleanedState;
  /** Wordings of a rewrite that still stand; without one, no word was touched. */
  wordings: number;
  now: Date;
  productName: string;
  host: string;
}

/** What stands on the receipt of a cleanup, from what the original held. */
export function receiptFacts(
  { kinds }: Pick<ScanSummary, 'kinds'>,
  { cleaned, wordings, now, productName, host }: Circumstances,
): ReceiptFacts {
  const removed = kinds.filter(({ action }) => action !== 'flag');
  const room = removed.length > places ? places - 1 : places;
  const sum = cleaned.removedCharacterCount;
  return {
    removed: sum,
    what: sum === 0 ? receiptCopy.noneFound : receiptCopy.removed(sum, replacedIn(kinds)),
    nothing: wordings === 0 ? receiptCopy.unchanged : receiptCopy.nothingHidden,
    specimens: removed.slice(0, room).map(specimenOf),
    moreKinds: Math.max(0, removed.length - room),
    words: wordings === 0 ? receiptCopy.wordsChanged : receiptCopy.wordingsChanged(wordings),
    date: new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(now),
    productName,
    host,
  };
}

/** The receipt in one sentence, for who does not see the picture. */
export function receiptInWords(facts: ReceiptFacts): string {
  const { removed, what, specimens, moreKinds, words, date, productName, host } = facts;
  const head = `${formatCount(removed)} ${what}`;
  const kinds = specimens.map(
    ({ name, label, count }) => `${name}, ${label}, ${formatCount(count)}`,
  );
  if (moreKinds > 0) kinds.push(receiptCopy.moreKinds(moreKinds));
  return [head, ...kinds, words, date, `${productName}, ${host}`].join('. ');
}
