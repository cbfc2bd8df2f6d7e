import type { Analysis } from '../analyse.ts';
import type { ListedCategory } from '../listed-kinds.ts';
import { addToken, noTokens, type Tokens } from '../tokens.ts';
import type { CleanOptions } from '../types.ts';
import * as Verdict from '../verdicts.ts';
import { chatTraces } from './chat.ts';
import { mixedDigits, OTHER_DIGITS } from './digits.ts';
import { COMPOSING_MARKS, denormalised } from './forms.ts';
import { latinLookAlikes } from './latin.ts';
import {
  ANY_MARKS,
  DOUBLING_MARKS,
  doubledMarks,
  leadingMarks,
  STACKING_MARKS,
  stackedMarks,
} from './marks.ts';
import { classesIn } from './parts.ts';
import type { Finder, Place } from './place.ts';
import { punctuationLookAlikes } from './punctuation.ts';
import { STYLED_UNITS, styledLetters } from './styled.ts';
import { listedTable } from './table.ts';
import { lineEndMessages, spaceMessages, trailingMessages } from './white-space.ts';
import { LETTERS_OF_ALPHABETS, lookAlikeWords } from './words.ts';

/** The finder of each category, by what a text needs to be worth its while. */
const EVERYWHERE: [ListedCategory, Finder][] = [
  ['chat-trace', chatTraces],
  ['trailing-message', trailingMessages],
  ['space-message', spaceMessages],
  ['line-end-message', lineEndMessages],
];
export const BEYOND_LATIN: [ListedCategory, Finder][] = [
  ['look-alike-word', lookAlikeWords],
  ['latin-look-alike', latinLookAlikes],
  ['styled-letters', styledLetters],
  ['mixed-digits', mixedDigits],
  ['punctuation-look-alike', punctuationLookAlikes],
  ['stacked-marks', stackedMarks],
  ['doubled-mark', doubledMarks],
  ['leading-mark', leadingMarks],
  ['denormalised', denormalised],
];

let needs: RegExp[] | undefined;

/** Of the finders in their order, a class of which a text needs a unit to have anything to find. */
export function readNeeds(): RegExp[] {
  const { letters, signs } = listedTable();
  return [
    LETTERS_OF_ALPHABETS,
    new RegExp(`[${letters}]`),
    STYLED_UNITS,
    OTHER_DIGITS,
    new RegExp(`[${signs}]`),
    STACKING_MARKS,
    DOUBLING_MARKS,
    ANY_MARKS,
    COMPOSING_MARKS,
  ];
}

const NOT_LATIN = /[\u0131-\uffff]/;

function placesIn(text: string, listed: NonNullable<CleanOptions['listed']>): Place[] {
  const places: Place[] = [];
  const look = (category: ListedCategory, find: Finder) => {
    if (listed[category] === false) return;
    const found = find(text, listed[category] === true);
    for (const place of found) places.push(place);
  };
  for (const [category, find] of EVERYWHERE) look(category, find);
  if (!NOT_LATIN.test(text)) return places;
  needs ??= readNeeds();
  const classes = classesIn(text, needs);
  for (let index = 0; index < BEYOND_LATIN.length; index++) {
    const [category, find] = BEYOND_LATIN[index]!;
    if ((classes & (1 << index)) !== 0) look(category, find);
  }
  return places;
}

/** Adds what can be seen and may deceive to what the rules found, where nothing else is said of it. */
export function withListed(analysis: Analysis, { listed = {} }: CleanOptions): Analysis {
  const { tokens } = analysis;
  const { text } = tokens;
  const places = placesIn(text, listed);
  if (places.length === 0) return analysis;
  return {
    ...analysis,
    tokens: merged(
      tokens,
      places.sort((a, b) => a.start - b.start),
    ),
  };
}

/** Tokens stay whole; of a place remains what they do not cover, and the earlier of two places. */
function merged(tokens: Tokens, places: Place[]): Tokens {
  const all = noTokens(tokens.text);
  all.seen = tokens.seen.slice();
  let done = 0;
  let next = 0;
  const copyUpTo = (position: number) => {
    while (next < tokens.count && tokens.starts[next]! < position) copy();
  };
  const copy = () => {
    const index = addToken(all, tokens.starts[next]!, tokens.ends[next]!, tokens.kinds[next]!);
    all.verdicts[index] = tokens.verdicts[next]!;
    all.reasons[index] = tokens.reasons[next]!;
    done = tokens.ends[next++]!;
  };
  for (const { start, end, kind } of places) {
    copyUpTo(start);
    let from = Math.max(start, done);
    while (from < end) {
      const to = next < tokens.count ? Math.min(end, tokens.starts[next]!) : end;
      if (to > from) {
        // In two steps: a column is another one once it had to grow.
        const index = addToken(all, from, to, kind);
        all.verdicts[index] = Verdict.flag;
        done = to;
      }
      if (to < end) copy();
      from = Math.max(to, done);
    }
  }
  copyUpTo(Number.POSITIVE_INFINITY);
  return all;
}
