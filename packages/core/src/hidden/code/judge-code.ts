import * as Kind from '../kind-codes.ts';
import { FIRST_TRANSPARENT } from '../kind-order.ts';
import * as Reason from '../reason-codes.ts';
import type { Tokens } from '../tokens.ts';
import * as Verdict from '../verdicts.ts';
import { judgeControls } from './controls.ts';
import type { Elements } from './elements.ts';

const FIRST_DIRECTION = Kind.bidiMark;
const LAST_DIRECTION = Kind.override;

/**
 * Judges again, as code, what prose may keep (UTS #55, CVE-2021-42574): every direction control is
 * listed, and what is invisible in a name, where it makes another name that looks the same. What
 * `judge` takes out still goes; what it kept is flagged, since only a person knows what was meant.
 */
export function judgeCode(tokens: Tokens, elements: Elements): void {
  const { count, kinds, starts } = tokens;
  let element = 0;
  let hasControls = false;
  for (let index = 0; index < count; index++) {
    const kind = kinds[index]!;
    if (kind >= FIRST_DIRECTION && kind <= LAST_DIRECTION) {
      hasControls = true;
      continue;
    }
    while (element < elements.ends.length && elements.ends[element]! <= starts[index]!) element++;
    const isWithin =
      element < elements.starts.length && elements.starts[element]! <= starts[index]!;
    if (!isWithin) judgeOutside(tokens, index);
  }
  if (hasControls) judgeControls(tokens, elements);
}

/** Invisible ones that may stand in the names of many languages, and so tell two names apart. */
const IN_NAMES = new Set<number>([
  Kind.nonJoiner,
  Kind.joiner,
  Kind.graphemeJoiner,
  Kind.jamoFiller,
  Kind.compatibilityFiller,
  Kind.halfwidthFiller,
  Kind.khmerVowel,
  Kind.mongolianSelector,
  Kind.variationSelector,
  Kind.tag,
]);

/** Outside of strings and comments nothing invisible has work to do. */
function judgeOutside({ kinds, verdicts, reasons }: Tokens, index: number): void {
  const kind = kinds[index]!;
  const isKept = verdicts[index] === Verdict.keep;
  if (IN_NAMES.has(kind)) reasons[index] = isKept ? Reason.keptInName : Reason.inName;
  else if (isKept)
    reasons[index] = kind < FIRST_TRANSPARENT ? Reason.spaceInCode : Reason.betweenTokens;
  if (isKept) verdicts[index] = Verdict.flag;
}
