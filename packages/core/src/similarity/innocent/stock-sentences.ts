import { firstFrom } from '../ordered.ts';
import { sentenceSpans } from '../sentence-spans.ts';
import { stemOf } from '../stem.ts';
import { STOP_WORDS } from '../stop-words.ts';
import type { Span } from '../types.ts';
import { readWords } from '../words.ts';
import type { InnocentKind, InnocentSpan } from './kinds.ts';
import { LICENCE_WORDS } from './licence-words.ts';
import { NOTICE_WORDS } from './notice-words.ts';
import { STOCK_WORDS, type StockWords } from './stock-words.ts';

type StockKind = Exclude<InnocentKind, 'quotations' | 'references' | 'assignment'>;

interface Formulae {
  kind: StockKind;
  stems: ReadonlySet<string>;
  cues: RegExp;
}

let known: Formulae[] | undefined;

function allFormulae(): Formulae[] {
  known ??= Object.entries<StockWords>({
    ...STOCK_WORDS,
    notices: NOTICE_WORDS,
    licences: LICENCE_WORDS,
  }).map(([kind, { words, cues }]) => ({
    kind: kind as StockKind,
    cues,
    stems: new Set(readWords(words).map(({ form }) => stemOf(form))),
  }));
  return known;
}

/** Words of a sentence by what they say; names, figures and blanks of a form are filled in from case to case. */
interface Content {
  stems: string[];
}

const SLOT = /[[_{<][^\]}>]{0,60}[\]_}>]/g;

function contentOf(text: string): Content {
  const body = text.replace(SLOT, (slot) => ' '.repeat(slot.length));
  const stems: string[] = [];
  for (const [index, { start, end, form }] of readWords(body).entries()) {
    if (STOP_WORDS.has(form) || /\d/.test(form) || form.length < 2) continue;
    const isName = index > 0 && /^\p{Lu}\p{Ll}/u.test(body.slice(start, end));
    const stem = stemOf(form);
    if (isName && !allFormulae().some(({ stems: all }) => all.has(stem))) continue;
    stems.push(stem);
  }
  return { stems };
}

// Shares of a sentence's content words that its kind's formulae are made of: by itself, and beside another one.
const SURE = 0.72;
// In a text that has two sure ones, and a third of its sentences, its others need less.
const AMONG = 0.5;
const LEAST_SURE = 2;
const SURE_SHARE = 0.3;
const BESIDE = 0.4;
const LEAST_STEMS = 3;

/** A sentence; what is numbered goes by the kinds' places in `allFormulae`. Megabytes have millions of them. */
interface Judged {
  start: number;
  end: number;
  shares: readonly number[];
  /** A bit for each kind. */
  cued: number;
}

const NO_SHARES: readonly number[] = [];

function judge(text: string, start: number, end: number): Judged {
  const sentence = text.slice(start, end);
  const { stems } = contentOf(sentence);
  let shares = NO_SHARES;
  let cued = 0;
  for (const [number, { stems: all, cues }] of allFormulae().entries()) {
    if (cues.test(sentence)) cued |= 1 << number;
    const found = stems.filter((stem) => all.has(stem)).length;
    if (found === 0) continue;
    if (shares === NO_SHARES) shares = allFormulae().map(() => 0);
    // Very short ones ("All rights reserved.") lean on their cue.
    (shares as number[])[number] = found / Math.max(LEAST_STEMS - 1, stems.length);
  }
  return { start, end, shares, cued };
}

const SCHOLARLY =
  /\b(?:(?:this|the present|the current|our|these|the) (?:study|studies|research|paper|findings?|results?|approach|article|essay|thesis|analysis|review|hypothesis|literature|evidence|question|argument)s?|critics|scholars|literature|limitations?|caveats?|further research|explanations? for|scholarship|dissertation|chapter|supervisor|p value|statistical(?:ly)?|participants|analys[ei]s were|baseline|dataset|deviations?|attention has been|sources|authors?|reviewers?|manuscript|respondents|questionnaires?|confidence intervals?|outliers|informed consent|state of the art)\b/i;

// Of a kind that the whole text is of, its sentences are taken before others'; phrases come last.
const ORDER: StockKind[] = ['licences', 'notices', 'contracts', 'letters', 'phrases'];

/** Lines up to a blank one. One expression for all of them would keep a way back to each line. */
function* blocksOf(text: string): Generator<Span> {
  let open: Span | null = null;
  for (let start = 0; start <= text.length; ) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    // A line of blanks begins a block, and is part of one at the very end.
    const goesOn = end > start && (end === text.length || text.slice(start, end).trim() !== '');
    if (open && goesOn) open.end = end;
    else {
      if (open) yield open;
      open = end > start ? { start, end } : null;
    }
    start = end + 1;
  }
  if (open) yield open;
}

/** Sentences that are formulae for the most part; what stands between two of a kind needs less to be one. */
export function stockSentences(
  text: string,
  wanted: readonly InnocentKind[],
  formulae: readonly Span[],
): InnocentSpan[] {
  const places = formulae.map(({ start }) => start).sort((a, b) => a - b);
  const firstPlace = (from: number): number => firstFrom(places, (place) => place, from);
  const kinds = ORDER.filter((kind) => wanted.includes(kind));
  const numberOf = new Map(allFormulae().map(({ kind }, number) => [kind, number]));
  const isCued = ({ cued }: Judged, kind: StockKind) => (cued >> numberOf.get(kind)!) % 2 === 1;
  const shareOf = ({ shares }: Judged, kind: StockKind) => shares[numberOf.get(kind)!] ?? 0;
  const phrases = 1 << numberOf.get('phrases')!;
  const judged: Judged[] = [];
  for (const block of blocksOf(text)) {
    for (const { start, end } of sentenceSpans(text.slice(block.start, block.end))) {
      const one = judge(text, block.start + start, block.start + end);
      // Words of research alone are a subject; with a formula among them they are a phrase.
      const hasFormula = firstPlace(one.start) < firstPlace(one.end);
      if (!hasFormula && !SCHOLARLY.test(text.slice(one.start, one.end))) one.cued &= ~phrases;
      judged.push(one);
    }
  }
  const weights = new Map(kinds.map((kind) => [kind, 0]));
  for (const one of judged) {
    for (const kind of kinds) {
      if (isCued(one, kind) && shareOf(one, kind) >= SURE)
        weights.set(kind, weights.get(kind)! + 1);
    }
  }
  const order = kinds.toSorted((a, b) => weights.get(b)! - weights.get(a)!);
  const leastOf = (kind: StockKind): number => {
    const count = weights.get(kind)!;
    return count >= LEAST_SURE && count >= SURE_SHARE * judged.length ? AMONG : SURE;
  };
  const least = new Map(kinds.map((kind) => [kind, leastOf(kind)]));
  const sure = judged.map((one) =>
    order.find((kind) => isCued(one, kind) && shareOf(one, kind) >= least.get(kind)!),
  );
  const found: InnocentSpan[] = [];
  for (const [index, one] of judged.entries()) {
    const { start, end } = one;
    const kind =
      sure[index] ??
      [sure[index - 1], sure[index + 1]].find((near) => near && shareOf(one, near) >= BESIDE);
    if (kind) found.push({ start, end, kind });
  }
  return found;
}
