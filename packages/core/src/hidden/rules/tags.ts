import { SUBDIVISIONS } from '../data/subdivisions.gen.ts';
import { Kind } from '../kinds.ts';
import { leftOf, stepLeft, type Tokens } from '../tokens.ts';

const BLACK_FLAG = 0x1f3f4;
const TAG_OFFSET = 0xe0000;
const CANCEL_TAG = 0xe007f;

type Range = { first: string; last: string };

let rangesByCountry: Map<string, Range[]> | undefined;

/** Suffixes one by one, or numbers from the first to the last. */
function readRanges(): Map<string, Range[]> {
  return new Map(
    SUBDIVISIONS.split(';').map((entry) => [
      entry.slice(0, 2),
      entry
        .slice(2)
        .split(',')
        .map((part) => {
          const [first, last] = part.split('-') as [string, string?];
          return { first, last: last ?? '' };
        }),
    ]),
  );
}

/** Whether CLDR knows a subdivision such as `gbeng` or `usca`. */
function isSubdivision(id: string): boolean {
  rangesByCountry ??= readRanges();
  const suffix = id.slice(2);
  const isNumber = !/\D/.test(suffix);
  for (const { first, last } of rangesByCountry.get(id.slice(0, 2)) ?? []) {
    if (suffix === first) return suffix !== '';
    if (last === '' || !isNumber || suffix.length !== first.length) continue;
    if (suffix >= first && suffix <= last) return true;
  }
  return false;
}

/**
 * R5: how many tags of the tokens `from` to `to` belong to the flag of a subdivision: the black flag,
 * three to six letters or digits, the cancel tag. 0 when they do not form one.
 */
export function flagTagCount(tokens: Tokens, from: number, to: number): number {
  let id = '';
  let count = 0;
  for (let index = from; index < to; index++) {
    if (tokens.kinds[index] !== Kind.tag) {
      // Behind a joiner they would belong to another element.
      if (tokens.kinds[index] === Kind.joiner) return 0;
      continue;
    }
    count++;
    const codePoint = tokens.text.codePointAt(tokens.starts[index]!)!;
    if (codePoint === CANCEL_TAG) break;
    id += String.fromCharCode(codePoint - TAG_OFFSET);
    if (count === 7) return 0;
  }
  if (count !== id.length + 1 || !/^[a-z]{2}[a-z0-9]{1,4}$/.test(id) || !isSubdivision(id))
    return 0;
  return stepLeft(tokens, leftOf(tokens, from)) === BLACK_FLAG ? count : 0;
}
