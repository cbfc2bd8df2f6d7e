import * as Kind from './kind-codes.ts';
import { FIRST_TRANSPARENT, isFlagged } from './kind-order.ts';
import { type Paragraph, paragraphReader } from './paragraphs.ts';
import * as Reason from './reason-codes.ts';
import { judgePairs, keepsBidiMark } from './rules/bidi.ts';
import { keptJoiners } from './rules/joiners.ts';
import { settlesLone } from './rules/lone.ts';
import { keepsNoBreakSpace } from './rules/no-break-spaces.ts';
import { touchesPlaceholder } from './rules/placeholders.ts';
import {
  keepsFiller,
  keepsGraphemeJoiner,
  keepsLayoutControl,
  keepsZeroWidthSpaces,
} from './rules/scripts.ts';
import {
  followsOwnScript,
  keepsMongolianSeparator,
  keptSelector,
  scriptOfSelector,
} from './rules/selectors.ts';
import { spaceParagraphs } from './rules/space-paragraphs.ts';
import { keepsScriptSpaces, keepsThinSpace, spaceRunEnd } from './rules/spaces.ts';
import { flagTagCount } from './rules/tags.ts';
import { leftOf, type Place, rightOf, type Tokens } from './tokens.ts';
import type { CleanOptions } from './types.ts';
import * as Verdict from './verdicts.ts';

/** A hieroglyph or a note carries a few layout controls at most; more are a message. */
const MOST_LAYOUT_CONTROLS = 4;

/**
 * Settles what becomes of each token. Every rule reads the text as it will be afterwards (what goes
 * is stepped over, what is replaced reads as its replacement), so the verdicts of one pass hold in
 * the next one: cleaning twice changes nothing more.
 */
export function judge(tokens: Tokens, options: CleanOptions): void {
  judgePairs(tokens);
  judgePlaces(tokens, options);
  judgeShapes(tokens, options);
}

/** Counts of a place, all zero between two of them: made once, as each call would have to ask for it. */
const COUNTS = new Int32Array(128);

/** Judges what has no shape, place by place: all tokens between two visible characters together. */
function judgePlaces(tokens: Tokens, options: CleanOptions): void {
  const { count, starts, ends, kinds } = tokens;
  const paragraph = paragraphReader(tokens);
  const counts = COUNTS;
  for (let from = 0; from < count; ) {
    const kind = kinds[from]!;
    let to = from + 1;
    if (kind >= FIRST_TRANSPARENT) {
      counts[kind] = 1;
      while (to < count && starts[to] === ends[to - 1] && kinds[to]! >= FIRST_TRANSPARENT) {
        counts[kinds[to]!]!++;
        to++;
      }
      if (to > from + 1 || (isJudged(kind) && !settlesLone(tokens, from)))
        judgePlace(tokens, { from, to }, { counts, paragraph, options });
      for (let index = from; index < to; index++) counts[kinds[index]!] = 0;
    }
    from = to;
  }
}

/** Whether some rule may keep a kind; the others always go. */
function isJudged(kind: number): boolean {
  if (kind <= Kind.override)
    return (kind >= Kind.zeroWidthSpace && kind <= Kind.bidiMark) || kind === Kind.wordJoiner;
  return (kind >= Kind.graphemeJoiner && kind <= Kind.tag) || kind === Kind.provenance;
}

type Surroundings = {
  /** How many of each kind stand in the place. */
  counts: Int32Array;
  paragraph: (position: number) => Paragraph;
  options: CleanOptions;
};

function judgePlace(tokens: Tokens, place: Place, around: Surroundings): void {
  const { kinds, verdicts, reasons } = tokens;
  const { from, to } = place;
  const { counts } = around;
  const selector = counts[Kind.variationSelector] === 0 ? -1 : keptSelector(tokens, from, to);
  let flagTags = counts[Kind.tag] === 0 ? 0 : flagTagCount(tokens, from, to);
  const joiners = keptJoiners(tokens, place, counts);
  for (let index = from; index < to; index++) {
    const kind = kinds[index]!;
    let keep = false;
    if (kind >= Kind.embedding && kind <= Kind.override) {
      continue;
    } else if (kind === Kind.variationSelector) {
      keep = index === selector;
      if (counts[kind]! > 1) reasons[index] = Reason.payload;
    } else if (kind === Kind.tag) {
      keep = flagTags-- > 0;
    } else if (kind === Kind.joiner || kind === Kind.nonJoiner) {
      keep = kind === joiners.kind && joiners.count-- > 0;
      if (counts[Kind.joiner]! + counts[Kind.nonJoiner]! > 1) reasons[index] = Reason.several;
    } else if (kind === Kind.provenance && around.options.keepProvenance === true) {
      verdicts[index] = Verdict.flag;
      reasons[index] = Reason.keptProvenance;
      continue;
    } else if (kind <= LAST_JUDGED) {
      if (isCrowded(tokens, index, place, counts)) reasons[index] = Reason.several;
      else keep = keeps(tokens, index, place, around);
    }
    verdicts[index] = keep ? Verdict.keep : Verdict.remove;
  }
}

/** Above this kind, and below variation selectors, nothing is ever kept. */
const LAST_JUDGED = Kind.musicControl;

/** Where the space bar gives them, they come doubled like other spaces. */
const MOST_ZERO_WIDTH_SPACES = 4;

/** Older Mongolian text writes a narrow space as a run of them. */
const MOST_MONGOLIAN_SEPARATORS = 4;

/** Whether more of a kind stand in one place than any text needs. */
function isCrowded(tokens: Tokens, index: number, place: Place, counts: Int32Array): boolean {
  const kind = tokens.kinds[index]!;
  if (kind === Kind.mongolianSeparator) return counts[kind]! > MOST_MONGOLIAN_SEPARATORS;
  if (kind === Kind.zeroWidthSpace) return counts[kind]! > MOST_ZERO_WIDTH_SPACES;
  if (kind >= Kind.hieroglyphControl) return counts[kind]! > MOST_LAYOUT_CONTROLS;
  if (kind !== Kind.jamoFiller || counts[kind] !== 2) return counts[kind]! > 1;
  // The fillers of a missing initial and a missing vowel may stand side by side.
  const unit = (at: number) => tokens.text.charCodeAt(tokens.starts[at]!);
  for (let other = place.from; other < place.to; other++) {
    if (other !== index && tokens.kinds[other] === kind) return unit(other) === unit(index);
  }
  return false;
}

/** Whether a character without shape does some work in the text around it. */
function keeps(tokens: Tokens, index: number, { from, to }: Place, around: Surroundings): boolean {
  const kind = tokens.kinds[index]!;
  switch (kind) {
    case Kind.zeroWidthSpace:
      return keepsZeroWidthSpaces(tokens, { from, to }, around.counts[kind]!);
    case Kind.bidiMark:
      return keepsBidiMark(tokens, around.paragraph(tokens.starts[index]!), { from, to });
    case Kind.wordJoiner:
      return touchesPlaceholder(tokens, leftOf(tokens, from), rightOf(tokens, to));
    case Kind.graphemeJoiner:
      return keepsGraphemeJoiner(tokens, from, to);
    case Kind.jamoFiller:
    case Kind.compatibilityFiller:
    case Kind.halfwidthFiller:
      return keepsFiller(tokens, kind, from, to);
    case Kind.khmerVowel:
    case Kind.mongolianSelector:
      return followsOwnScript(tokens, from, scriptOfSelector(kind));
    case Kind.mongolianSeparator:
      return keepsMongolianSeparator(tokens, { from, to });
    case Kind.hieroglyphControl:
    case Kind.shorthandControl:
    case Kind.musicControl:
      return keepsLayoutControl(tokens, kind, from, to);
    default:
      return false;
  }
}

/** Judges what has a shape or stands for one: spaces, line controls, signs, look-alikes. */
function judgeShapes(tokens: Tokens, options: CleanOptions): void {
  const { count, kinds, verdicts } = tokens;
  const paragraph = paragraphReader(tokens);
  const typographicSpaces = options.typographicSpaces !== false;
  const context = {
    frenchSpaces: options.frenchSpaces === true,
    typographicSpaces,
    paragraph,
    spaces: spaceParagraphs(tokens),
  };
  for (let index = 0; index < count; index++) {
    const kind = kinds[index]!;
    if (kind >= FIRST_TRANSPARENT) continue;
    verdicts[index] = Verdict.replace;
    if (isFlagged(kind)) {
      const isMended = kind === Kind.lookAlike && options.lookAlikes === true;
      if (!isMended) verdicts[index] = Verdict.flag;
    } else if (kind === Kind.noBreakSpace) {
      if (keepsNoBreakSpace(tokens, index, context)) verdicts[index] = Verdict.keep;
    } else if (kind === Kind.space && typographicSpaces) {
      if (keepsThinSpace(tokens, index)) verdicts[index] = Verdict.keep;
    } else if (kind >= Kind.ideographicSpace && kind <= Kind.brailleBlank) {
      index = judgeSpaceRun(tokens, index) - 1;
    }
  }
}

/** Judges a run of one kind of space together; gives its end. */
function judgeSpaceRun(tokens: Tokens, from: number): number {
  const to = spaceRunEnd(tokens, from);
  const verdict = keepsScriptSpaces(tokens, from, to) ? Verdict.keep : Verdict.replace;
  for (let index = from; index < to; index++) {
    if (tokens.kinds[index] === tokens.kinds[from]) tokens.verdicts[index] = verdict;
  }
  return to;
}
