import * as Kind from '../kind-codes.ts';
import { FIRST_TRANSPARENT } from '../kind-order.ts';
import { followsRightToLeft, type Paragraph, paragraphAt } from '../paragraphs.ts';
import * as Property from '../property-flags.ts';
import * as Reason from '../reason-codes.ts';
import { propertiesOf } from '../tables.ts';
import { leftOf, rightOf, stepLeft, stepRight, type Tokens } from '../tokens.ts';
import * as Verdict from '../verdicts.ts';
import { touchesPlaceholder } from './placeholders.ts';

const WORD = Property.letter | Property.digit;

/** A mark may order the parts of a bare number or date, but not two letters or digits. */
function ordersFormula(tokens: Tokens, from: number, to: number): boolean {
  const left = propertiesOf(stepLeft(tokens, leftOf(tokens, from)));
  const right = propertiesOf(stepRight(tokens, rightOf(tokens, to)));
  return (left & WORD) === 0 || (right & WORD) === 0;
}

/** Beside a comma, a bracket and their like; a space or an end is no sign. */
function touchesSign(tokens: Tokens, from: number, to: number): boolean {
  const isSign = (codePoint: number) => codePoint > 0x20 && (propertiesOf(codePoint) & WORD) === 0;
  return (
    isSign(stepLeft(tokens, leftOf(tokens, from))) || isSign(stepRight(tokens, rightOf(tokens, to)))
  );
}

/** Whether a single direction mark among the tokens `from` to `to` can have an effect there. */
export function keepsBidiMark(
  tokens: Tokens,
  paragraph: Paragraph,
  { from, to }: { from: number; to: number },
): boolean {
  return (
    paragraph.rightToLeft ||
    (paragraph.formula && ordersFormula(tokens, from, to)) ||
    (touchesSign(tokens, from, to) && followsRightToLeft(tokens, paragraph)) ||
    touchesPlaceholder(tokens, leftOf(tokens, from), rightOf(tokens, to))
  );
}

const PAIRED = [Kind.embedding, Kind.popEmbedding, Kind.isolate, Kind.popIsolate, Kind.override];

/** R6: judges embeddings, isolates and overrides, paragraph by paragraph (UAX #9). */
export function judgePairs(tokens: Tokens): void {
  if (!PAIRED.some((kind) => tokens.seen[kind] === 1)) return;
  for (let index = 0; index < tokens.count; ) {
    const kind = tokens.kinds[index]!;
    if (kind < Kind.embedding || kind > Kind.override) {
      index++;
      continue;
    }
    const paragraph = paragraphAt(tokens, tokens.starts[index]!);
    judgeParagraph(tokens, paragraph);
    index = paragraph.endToken;
  }
}

function judgeParagraph(tokens: Tokens, paragraph: Paragraph): void {
  const { kinds, verdicts, reasons } = tokens;
  const { firstToken, endToken } = paragraph;
  const placeOf = placesOf(tokens, firstToken, endToken);
  const open: number[] = [];
  let openIsolates = 0;
  const drop = (index: number, reason: number) => {
    verdicts[index] = Verdict.remove;
    reasons[index] = reason;
  };
  const close = (opener: number, closer: number) => {
    const isNeeded = paragraph.rightToLeft && kinds[opener] !== Kind.override;
    const isEmpty = placeOf[opener - firstToken] === placeOf[closer - firstToken];
    for (const index of [opener, closer]) {
      if (isNeeded && !isEmpty) verdicts[index] = Verdict.keep;
      else drop(index, isNeeded ? Reason.empty : Reason.usual);
    }
  };
  for (let index = firstToken; index < endToken; index++) {
    const kind = kinds[index]!;
    if (kind === Kind.embedding || kind === Kind.override || kind === Kind.isolate) {
      open.push(index);
      if (kind === Kind.isolate) openIsolates++;
    } else if (kind === Kind.popEmbedding) {
      const opener = open.at(-1);
      if (opener === undefined || kinds[opener] === Kind.isolate) drop(index, Reason.unbalanced);
      else close(open.pop()!, index);
    } else if (kind === Kind.popIsolate) {
      if (openIsolates === 0) {
        drop(index, Reason.unbalanced);
        continue;
      }
      // The end of an isolate also ends what was left open in it.
      while (kinds[open.at(-1)!] !== Kind.isolate) drop(open.pop()!, Reason.unbalanced);
      openIsolates--;
      close(open.pop()!, index);
    }
  }
  for (const opener of open) {
    drop(opener, kinds[opener] === Kind.override ? Reason.usual : Reason.unbalanced);
  }
}

/** Numbers the places of a text: two tokens share one when nothing with a shape parts them. */
function placesOf(tokens: Tokens, from: number, to: number): Int32Array {
  const places = new Int32Array(to - from);
  for (let index = from + 1; index < to; index++) {
    const isSame = tokens.starts[index] === tokens.ends[index - 1];
    const isClear = Math.min(tokens.kinds[index]!, tokens.kinds[index - 1]!) >= FIRST_TRANSPARENT;
    places[index - from] = places[index - from - 1]! + (isSame && isClear ? 0 : 1);
  }
  return places;
}
