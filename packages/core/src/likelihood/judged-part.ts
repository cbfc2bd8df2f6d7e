import {
  isEnglishTally,
  type LanguageTally,
  MARKUP,
  newTally,
  tallyWord,
} from '../text/language.ts';
import { forLength } from '../text/long-runs.ts';
import { sentences } from '../text/sentences.ts';
import { type LayoutKind, layoutOf, type Stretch } from './layout.ts';

/** Why a text, or a part of it, has no figure. */
export type Refusal = 'too short to say' | 'not English' | 'code' | 'list' | 'verse' | 'table';

type PartKind = LayoutKind | 'other language';

interface Part {
  start: number;
  end: number;
  kind: PartKind;
}

export interface JudgedPart {
  /** The folded text with line ends in place of what is not judged; as long as it was. */
  text: string;
  /** Stretches that are judged, in units of the folded text. */
  spans: { start: number; end: number }[];
  /** What most of the rest is; null where all is judged. */
  rest: Exclude<Refusal, 'too short to say'> | null;
  /** Whether more of the text is left out than judged. */
  mostlyRest: boolean;
}

const WORD = /[\p{L}\p{M}]+(?:'[a-z]+)*/giu;
const OTHER_SCRIPT = /[^\u0000-\u024f\u1e00-\u1eff]/u;
/** Scripts without spaces: two signs are about a word. */
const SIGNS = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/gu;

function tallyOf(text: string): LanguageTally {
  const tally = newTally();
  const read = text.includes('<') || text.includes('&') ? text.replace(MARKUP, ' ') : text;
  for (const [word] of read.matchAll(forLength(WORD, read))) {
    if (!OTHER_SCRIPT.test(word)) tallyWord(tally, word.toLowerCase());
    else tally.foreign += Math.ceil((word.match(SIGNS)?.length ?? 1) / 2);
  }
  return tally;
}

const wordsOf = ({ latin, foreign }: LanguageTally) => latin + foreign;

function sumOf(tallies: readonly LanguageTally[]): LanguageTally {
  const sum = newTally();
  for (const { latin, english, other, alone, foreign } of tallies) {
    sum.latin += latin;
    sum.english += english;
    sum.other += other;
    sum.alone += alone;
    sum.foreign += foreign;
  }
  return sum;
}

/** From so many words on a sentence's own words may say its language against its surroundings'. */
const CLEAR_SENTENCE = 5;
/** An English sentence may quote a word or two. */
const FEW_OTHER = 0.15;
/** From so many words on a stretch is expected to have frequent ones. */
const CLEAR_STRETCH = 25;
/** Names and figures thin the frequent words out; where none is of another language it may be so thin. */
const THIN = 0.04;

/** Whether a sentence's own words say that it is English; null where they leave it open. */
function isEnglishSentence(tally: LanguageTally): boolean | null {
  if (tally.foreign > 1 && tally.foreign > tally.latin) return false;
  if (wordsOf(tally) < CLEAR_SENTENCE) return null;
  if (tally.english >= tally.other + 2 && tally.alone > 0) return true;
  const isOther = tally.other >= tally.english + 2 && tally.other > FEW_OTHER * tally.latin;
  return isOther ? false : null;
}

function isEnglishStretch(tally: LanguageTally, isUsual: boolean): boolean {
  if (wordsOf(tally) < CLEAR_STRETCH) return isEnglishSentence(tally) ?? isUsual;
  const { latin, alone, other, foreign } = tally;
  return (
    alone > THIN * latin && isEnglishTally(tally, () => isUsual && other === 0 && foreign === 0)
  );
}

/** Whether words are of no language at all. */
const isWordless = ({ latin, english, other, foreign }: LanguageTally) =>
  foreign === 0 && english + other < 0.06 * latin;

const SIGN = /[^\p{L}\p{M}\s]/gu;
/** Running text has about half as many, figures and quotation marks included. */
const MANY_SIGNS = 0.1;
const MOSTLY_SIGNS = 0.2;

function shareOfSigns(text: string, { start, end }: Stretch): number {
  const own = text.slice(start, end);
  return (own.match(SIGN)?.length ?? 0) / own.replace(/\s/g, '').length;
}

interface Read extends Stretch {
  sentences: { start: number; end: number; tally: LanguageTally }[];
  tally: LanguageTally;
}

/** A stretch with its sentences; what is not running text is one. */
function read(text: string, { start, end, kind }: Stretch): Read {
  const spans =
    kind === 'prose' ? sentences(text.slice(start, end)) : [{ start: 0, end: end - start }];
  const found = spans.map((span) => {
    const place = { start: start + span.start, end: start + span.end };
    return { ...place, tally: tallyOf(text.slice(place.start, place.end)) };
  });
  return { start, end, kind, sentences: found, tally: sumOf(found.map(({ tally }) => tally)) };
}

/** Cuts a stretch by language; a sentence that leaves it open goes with those before it. */
function byLanguage(text: string, stretch: Read, isUsual: boolean): Part[] {
  const { kind, tally } = stretch;
  if (kind === 'code' || kind === 'table') return [stretch];
  const signs = wordsOf(tally) < CLEAR_SENTENCE ? 0 : shareOfSigns(text, stretch);
  if (signs > (isWordless(tally) ? MANY_SIGNS : MOSTLY_SIGNS))
    return [{ ...stretch, kind: 'code' }];
  // A list of names is of no language.
  if (kind !== 'prose')
    return [isEnglishSentence(tally) === false ? { ...stretch, kind: 'other language' } : stretch];
  let isEnglish = isEnglishStretch(tally, isUsual);
  const parts: Part[] = [];
  for (const { start, end, tally } of stretch.sentences) {
    isEnglish = isEnglishSentence(tally) ?? isEnglish;
    const own = isEnglish ? 'prose' : 'other language';
    const last = parts.at(-1);
    if (last?.kind === own) last.end = end;
    else parts.push({ start, end, kind: own });
  }
  return parts;
}

/** Less than this of a text is not worth leaving out: no text is all of one kind. */
const WORTH_LEAVING_OUT = 0.1;
/** Letters and signs that stand for a word, in what has none. */
const WORD_LENGTH = 6;

const sizeIn = (text: string, { start, end }: Part): number => {
  const own = text.slice(start, end);
  const signs = Math.ceil((own.match(SIGNS)?.length ?? 0) / 2);
  return Math.max(signs, own.replace(/\s/g, '').length / WORD_LENGTH);
};

const REFUSALS: Record<Exclude<PartKind, 'prose'>, JudgedPart['rest']> = {
  'other language': 'not English',
  code: 'code',
  list: 'list',
  verse: 'verse',
  table: 'table',
};

/** Beside much code, lines of few words are code as well. */
function takeForCode(sizes: Map<PartKind, number>): void {
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const code = sizes.get('code') ?? 0;
  if (code < all / 4) return;
  const lines = (sizes.get('list') ?? 0) + (sizes.get('verse') ?? 0);
  sizes.set('code', code + lines);
  sizes.delete('list');
  sizes.delete('verse');
}

/**
 * What of a folded text can be judged: its running text in English. Where nearly all of it is, it is
 * left whole.
 */
export function judgedPart(text: string, lineEnd = '\n'): JudgedPart {
  const stretches = layoutOf(text, lineEnd).map((stretch) => read(text, stretch));
  const prose = stretches.filter(({ kind }) => kind !== 'code' && kind !== 'table');
  const whole = sumOf(prose.map(({ tally }) => tally));
  const isUsual = isEnglishTally(whole, () => whole.latin < CLEAR_STRETCH);
  const parts = stretches.flatMap((stretch) => byLanguage(text, stretch, isUsual));
  const sizes = new Map<PartKind, number>();
  for (const part of parts) {
    sizes.set(part.kind, (sizes.get(part.kind) ?? 0) + sizeIn(text, part));
  }
  takeForCode(sizes);
  const judged = sizes.get('prose') ?? 0;
  sizes.delete('prose');
  const [kind] = [...sizes].sort(([, a], [, b]) => b - a)[0] ?? [];
  const left = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (kind === undefined || kind === 'prose' || left <= WORTH_LEAVING_OUT * (judged + left)) {
    return { text, spans: [{ start: 0, end: text.length }], rest: null, mostlyRest: false };
  }
  // The comments of a program are no text of their own.
  const isProgram = kind === 'code' && left > judged;
  const spans = isProgram ? [] : parts.filter((part) => part.kind === 'prose');
  return { text: only(text, spans), spans, rest: REFUSALS[kind], mostlyRest: left > judged };
}

/** The text with line ends in place of all else. */
function only(text: string, spans: readonly { start: number; end: number }[]): string {
  const kept: string[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    kept.push('\n'.repeat(start - at), text.slice(start, end));
    at = end;
  }
  kept.push('\n'.repeat(text.length - at));
  return kept.join('');
}
