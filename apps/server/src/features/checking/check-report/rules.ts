import {
  bandEdges,
  bandOf,
  type CheckAnswer,
  evidenceByWeight,
  indexShareNote,
  innocentKinds,
  innocentNames,
  leftOutOf,
  likelihoodPercent,
  machineSentences,
  mixedNote,
  type ReportFormat,
  shortestJudged,
  tooShortToSay,
} from '@cleanpaste/contract';
import { evidenceLine } from '../threads/report-evidence.ts';
import { type Numbered, piecesOf } from '../threads/report-pieces.ts';
import { sentencesOf } from '../threads/report-sentences.ts';
import type { ReportFigure, ReportSource, ReportView } from '../threads/report-view.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined };

/** Keys in order: whatever an answer went through on its way here, the same answer is the same line. */
function canonical(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`);
  return `{${fields.join(',')}}`;
}

/** What the seal of an answer is made over: all of it, but the seal. */
export function sealedLine({ stamp, ...answer }: CheckAnswer): string {
  const { checkedAt, version } = stamp ?? {};
  return canonical({ ...answer, stamp: { checkedAt, version } } as unknown as Json);
}

const kinds = { verbatim: 'Word for word', reworded: 'Reworded', summary: 'Summed up' } as const;

const webAddress = (url: string | null) => (url && /^https?:\/\/\S+$/i.test(url) ? url : null);

/** Passages are numbered through all sources, in the order in which the sources stand. */
function sourcesOf({ checkedText: text, sources, innocent = [] }: CheckAnswer) {
  const marks: Numbered[] = [];
  const shown = sources.map((source): ReportSource => {
    const { title, author, year, licence, url, matchPercentage, passages } = source;
    return {
      title,
      credit: [author, year, licence].filter((one) => one !== null && one !== '').join(', '),
      url: webAddress(url),
      percent: matchPercentage,
      passages: passages.map(({ start, end, kind, sourceText }) => {
        const number = marks.length + 1;
        marks.push({ start, end, number });
        return { number, kind: kinds[kind], own: text.slice(start, end), theirs: sourceText };
      }),
    };
  });
  const leftOut = innocent.filter(({ counted }) => !counted);
  return { shown, pieces: piecesOf(text, marks, leftOut) };
}

/** What sources have too, though nobody copied: where, and whether it counts. */
const innocentOf = ({ innocent = [] }: CheckAnswer): string[] =>
  innocentKinds.flatMap((kind) =>
    [false, true].flatMap((isCounted) => {
      const places = innocent.filter((one) => one.kind === kind && one.counted === isCounted);
      if (places.length === 0) return [];
      const where = places.length === 1 ? 'one place' : `${count(places.length)} places`;
      return [`${innocentNames[kind]}: ${where}, ${isCounted ? 'counted' : 'not counted'}.`];
    }),
  );

const bands = {
  person: 'Probably written by a person',
  unclear: 'Cannot tell',
  machine: 'Probably machine-written',
} as const;

const noFigure = {
  'not English': 'The text is not in English',
  code: 'The text is code',
  list: 'The text is a list',
  verse: 'The text is verse',
  table: 'The text is a table',
} as const;

const count = (number: number) => number.toLocaleString('en-US');
const percentOf = (rate: number) => `${(rate * 100).toFixed(1)}%`;

/** Between which rates the kinds of text lie that were measured. */
function spanOf(kinds: CheckAnswer['falsePositives']): string {
  const rates = kinds.map(({ rate }) => rate);
  return kinds.length === 0
    ? ''
    : `Of texts by people, ${percentOf(Math.min(...rates))} to ${percentOf(Math.max(...rates))} are called machine-written, by kind of text (${kinds.length} measured)`;
}

/** How many texts by people get so high a figure. */
function peopleNote({ rate, texts, label }: NonNullable<CheckAnswer['peopleAsHigh']>): string {
  const many = (share: number) =>
    share >= 0.995
      ? 'nearly all'
      : share < 0.005
        ? 'fewer than 1 in 100'
        : `${Math.round(100 * share)} in 100`;
  const now = `Of texts by people, ${many(rate)} get this figure or a higher one`;
  return `${rate >= 0.995 ? 'Nearly every text by a person gets this figure or a higher one' : now} (compared with ${count(texts)} ${label}, the closest kind that was measured).`;
}

function likelihoodOf(check: CheckAnswer): ReportFigure {
  const { aiScore, aiReason, peopleAsHigh, before, judgedWords, words } = check;
  const { provider, verdictThreshold } = check;
  const label = 'AI likelihood';
  if (aiScore === null) {
    const isShort = aiReason === null || aiReason === tooShortToSay;
    const verdict = isShort ? 'Too short to say' : noFigure[aiReason];
    const note = isShort
      ? `Below ${shortestJudged} words no figure would mean anything.`
      : 'Only running text in English is judged; of anything else there is no figure.';
    return { label, figure: 'none', verdict, notes: [note] };
  }
  const band = bandOf(check)!;
  const notes = ['An estimate, and never evidence alone.'];
  const isOpen = band === 'unclear';
  const [from, to] = bandEdges(check);
  if (isOpen) notes.unshift(`Between ${from}% and ${to}% it may be a person or a machine.`);
  else if (provider === 'local')
    notes.push(`A text is called machine-written from ${verdictThreshold}% on.`);
  if (check.mixed) notes.unshift(mixedNote(check));
  if (judgedWords < words) {
    notes.push(`Judged on ${count(judgedWords)} of ${count(words)} words; the rest is left out.`);
  }
  // Where nothing is claimed there is no rate of being wrong.
  if (peopleAsHigh && !isOpen) notes.push(peopleNote(peopleAsHigh));
  if (before && before.aiScore !== null)
    notes.push(`${likelihoodPercent(before.aiScore)} before the fix.`);
  const percent = likelihoodPercent(aiScore);
  const figure = isOpen ? `about ${percent}` : percent;
  const part = machineSentences(check);
  const verdict = part
    ? `${bands[band]}: ${count(part.like)} of ${count(part.of)} sentences read like it`
    : bands[band];
  const meter = { value: aiScore, edges: [from, to] as const, isAlarm: band === 'machine' };
  return { label, figure, verdict, notes, meter, ...(isOpen ? { isOpen } : {}) };
}

/** That nothing was found says with what it was compared, in the same breath. */
function nothingFound(check: CheckAnswer): string {
  const { provider, sourcesCompared } = check;
  if (provider === 'copyleaks') return 'Nothing similar was found by Copyleaks';
  const beside = {
    none: '',
    quotations: ' outside the quotations',
    more: ' beside what is left out',
  };
  return sourcesCompared
    ? `Nothing similar${beside[leftOutOf(check)]} in the ${count(sourcesCompared)} words on this server`
    : 'Compared with nothing yet';
}

/** As on the page: what is copied word for word is called so. */
function similarVerdict(check: CheckAnswer): string {
  const { copied, sources } = check;
  const places = copied.reduce((sum, source) => sum + source.places.length, 0);
  if (places === 1) return 'One passage is copied word for word';
  if (places > 1) return `${count(places)} passages are copied word for word`;
  if (sources.length === 0) return nothingFound(check);
  return sources.length === 1
    ? 'One source says it alike'
    : `${count(sources.length)} sources say it alike`;
}

function similarityOf(check: CheckAnswer): ReportFigure {
  const { similarity, before, provider, sources, sourcesCompared } = check;
  // Where nothing was found the verdict says it.
  const isBounded = provider !== 'copyleaks' && sources.length > 0 && sourcesCompared;
  const missing = indexShareNote(check);
  return {
    label: 'Similarity',
    figure: `${similarity}%`,
    verdict: similarVerdict(check),
    meter: { value: similarity, isAlarm: check.copied.length > 0 },
    notes: [
      ...(isBounded
        ? [
            `Compared with the ${count(sourcesCompared)} words on this server, and with nothing else.`,
          ]
        : []),
      ...(missing ? [missing] : []),
      'Counted: the share of the words that stand in the marked passages.',
      ...(before ? [`${before.similarity}% before the fix.`] : []),
    ],
  };
}

function methodOf(check: CheckAnswer): string[] {
  const { provider, sourcesCompared } = check;
  const compared =
    provider === 'copyleaks'
      ? 'Copyleaks compared the text with what it knows of the internet.'
      : `The text was compared with the ${count(sourcesCompared ?? 0)} words on this server, and with nothing else. What shares several words in a row is looked up, and then called copied word for word, reworded, or summed up.`;
  const judged =
    provider === 'copyleaks'
      ? 'Copyleaks gives the AI likelihood as the share of the text that reads like a machine’s.'
      : 'The AI likelihood comes from the wording alone.';
  return [compared, judged];
}

const limits = (check: CheckAnswer) => [
  'Similar is not the same as copied: quotations, set phrases, references and a common source look alike too.',
  'Nothing found is no proof: only what there was to compare with could be found.',
  ...(check.provider === 'copyleaks'
    ? []
    : ['Copies translated from another language are not found.']),
  check.falsePositives.length > 0
    ? 'The AI likelihood is an estimate and never evidence alone. The table says how often it was wrong about people.'
    : 'The AI likelihood is an estimate and never evidence alone. How often it is wrong about people has not been measured here.',
  'These results are informational and for personal reference. Accuracy is not guaranteed.',
];

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as people write it, by the time that the report names; no line ends in it. */
const dayInWords = (moment: string) => longDate.format(new Date(moment)).replaceAll(' ', '\u00A0');

/** The same with the minute. */
export const minuteInWords = (moment: string) =>
  `${dayInWords(moment)}, ${moment.slice(11, 16)}\u00A0UTC`;

/** What the report of a check says. */
export function viewOf(check: CheckAnswer, productName: string): ReportView {
  const { checkedText, words, stamp, evidence, falsePositives, provider } = check;
  const { shown, pieces } = sourcesOf(check);
  const { first, rest } = evidenceByWeight(evidence);
  return {
    title: 'Plagiarism & AI report',
    productName,
    checkedAt: stamp!.checkedAt,
    day: dayInWords(stamp!.checkedAt),
    facts: [
      { term: 'Checked', says: minuteInWords(stamp!.checkedAt) },
      { term: 'Words', says: count(words) },
      { term: 'Compared by', says: provider === 'copyleaks' ? 'Copyleaks' : productName },
      { term: 'Version', says: `${productName} ${stamp!.version}` },
    ],
    figures: [similarityOf(check), likelihoodOf(check)],
    pieces,
    sentences: sentencesOf(check),
    sources: shown,
    innocent: innocentOf(check),
    ownTexts: (check.ownTexts ?? []).map(({ createdAt, matchPercentage, passages: own }) => ({
      title: `Text of ${minuteInWords(createdAt)} (${matchPercentage}%)`,
      passages: own.map(({ start, end }) => checkedText.slice(start, end)),
    })),
    evidence: first.map(evidenceLine),
    weaker: rest.map(evidenceLine),
    evidenceTitle:
      bandOf(check) === 'unclear'
        ? 'Signs that are not enough to tell'
        : 'What moved the AI likelihood',
    rates: falsePositives.map(({ label, texts, rate }) => ({
      label,
      texts: count(texts),
      percent: percentOf(rate),
    })),
    ratesSpan: spanOf(falsePositives),
    method: methodOf(check),
    limits: limits(check),
  };
}

/** `plagiarism-report-2026-02-03.html`. */
export const fileNameOf = (check: CheckAnswer, ending: ReportFormat) =>
  `plagiarism-report-${check.stamp!.checkedAt.slice(0, 10)}.${ending}`;
