import * as Kind from '../kind-codes.ts';
import { propertiesOf } from '../tables.ts';
import type { Tokens } from '../tokens.ts';
import * as Verdict from '../verdicts.ts';
import { wouldJoin } from './joiners.ts';

const isVisible = (unit: number) => unit > 0x20 && unit < 0x7f;

function isLetter(unit: number): boolean {
  const small = unit | 0x20;
  return small >= 0x61 && small <= 0x7a;
}

/**
 * Settles what stands alone between two characters of ASCII and has no work there, and a non-joiner
 * between two letters that would join. Most places in long texts are of these sorts, and to ask all
 * the rules takes several times as long. False where they have to be asked.
 */
export function settlesLone(tokens: Tokens, index: number): boolean {
  const { text, starts, ends } = tokens;
  const kind = tokens.kinds[index]!;
  const left = text.charCodeAt(starts[index]! - 1);
  const right = text.charCodeAt(ends[index]!);
  if (isVisible(left) && isVisible(right)) return hasNoWork(tokens, kind, { left, right });
  if (kind !== Kind.nonJoiner || !wouldJoin(propertiesOf(left), propertiesOf(right))) return false;
  tokens.verdicts[index] = Verdict.keep;
  return true;
}

function hasNoWork(
  { seen }: Tokens,
  kind: number,
  { left, right }: { left: number; right: number },
): boolean {
  if (kind >= Kind.zeroWidthSpace && kind <= Kind.joiner) return true;
  // Beside braces it may touch a placeholder.
  if (kind === Kind.wordJoiner) return left !== 0x7d && right !== 0x7b;
  // Figures, # and * have an emoji style, and zero another form.
  if (kind === Kind.variationSelector) return isLetter(left);
  // Between letters a mark orders nothing but what is written from right to left.
  if (kind !== Kind.bidiMark || seen[Kind.rightToLeft] !== 0) return false;
  return isLetter(left) && isLetter(right);
}
