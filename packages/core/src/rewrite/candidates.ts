import { type Candidate, propose } from './candidate.ts';
import type { Document } from './document.ts';
import { openings } from './lexicon/index.ts';
import { matchAt, realiseWording } from './match.ts';
import { nearestBefore } from './nearest.ts';
import { clashes } from './neighbours.ts';
import { rulePair } from './pairs.ts';
import { proposeAdverbs } from './rules/adverbs.ts';
import { commaCase, proposeCommas } from './rules/commas.ts';
import { isInformal, proposeContractions } from './rules/contractions.ts';
import { proposeMarks } from './rules/marks.ts';
import { orderCase, proposeOrder } from './rules/order.ts';
import { proposePairs } from './rules/pairs.ts';
import { proposePossessives } from './rules/possessives.ts';
import { proposeRelatives } from './rules/relative.ts';
import { proposeSentences } from './rules/sentences.ts';
import { proposeTypography } from './rules/typography.ts';
import { has, tag, tagSet } from './tags.ts';

/** What every further wording of the same place costs more: the lexicon lists the best one first. */
const STEP = 0.25;
/** What a word costs more where it clashes with a neighbour: only where nothing else breaks the run. */
const CLASH = 0.75;

/** The rules, by the names under which the table of pairs knows what they propose, and what tells their cases apart. */
const RULES: readonly [
  name: string,
  rule: (doc: Document, candidates: Candidate[]) => void,
  caseOf?: (doc: Document, candidate: Candidate) => string,
][] = [
  ['relative', proposeRelatives],
  ['comma', proposeCommas, commaCase],
  ['contraction', (doc, candidates) => proposeContractions(doc, candidates, isInformal(doc))],
  ['order', proposeOrder, orderCase],
  ['possessive', proposePossessives],
  ['order of phrases', proposePairs],
  ['comma', proposeMarks, () => ' (mark)'],
  ['adverb', proposeAdverbs],
  ['sentence', proposeSentences],
  ['dash', proposeTypography],
];

/**
 * Every edit the engine would stand behind, at its cost. They overlap; the planner chooses.
 * @param clash what makes a word dearer beside its neighbours; another one only to learn it from texts
 */
export function findCandidates(doc: Document, clash: typeof clashes = clashes): Candidate[] {
  const candidates: Candidate[] = [];
  proposeWords(doc, candidates, clash);
  for (const [rule, proposeBy, caseOf] of RULES) {
    const before = candidates.length;
    proposeBy(doc, candidates);
    for (const candidate of candidates.slice(before))
      candidate.pair = rulePair(doc, rule, candidate) + (caseOf?.(doc, candidate) ?? '');
  }
  return candidates;
}

function proposeWords(doc: Document, candidates: Candidate[], clash: typeof clashes): void {
  const entries = openings();
  let idiomEnd = 0;
  const negated = nearestBefore(doc, (at) => NEGATION.test(doc.lower[at]!));
  // "Not this but that": what follows corrects, and only "but" does that.
  const corrects = (i: number) =>
    i > 0 && doc.sentence[i - 1]! === doc.sentence[i]! && negated[i - 1]! >= 0;
  // "Isn't really clear" denies the degree, not the thing.
  const isDenied = (i: number) => corrects(i) && i - negated[i - 1]! <= DENIED_WITHIN;
  for (let i = 0; i < doc.count; i++) {
    if (doc.word[i]! === 0 && doc.lower[i]! !== ',') continue;
    const opening = entries.get(doc.lower[i]!);
    if (opening === undefined) continue;
    const next = i + 1 < doc.count ? opening.second.get(doc.lower[i + 1]!) : undefined;
    for (const entry of next ?? opening.always) {
      const end = matchAt(doc, i, entry);
      if (end < 0) continue;
      if (entry.pattern.replacements[0]! === '=') {
        idiomEnd = Math.max(idiomEnd, end);
        continue;
      }
      if (i < idiomEnd && end <= idiomEnd && entry.pattern.elements.length === 1) continue;
      const { replacements, cost, kind } = entry.pattern;
      replacements.forEach((replacement, rank) => {
        if (
          replacement.includes(' ') &&
          !fits(doc, replacement, { i, end, of: entry.pattern.attributive })
        )
          return;
        const wording = realiseWording(doc, replacement, { i, entry });
        if (wording === undefined) return;
        const strange = end === i + 1 && clash(doc, i, wording) ? CLASH : 0;
        if (/^,? ?yet$/.test(wording) && corrects(i)) return;
        if (DEGREES.has(doc.lower[i]!) && isDenied(i)) return;
        propose(doc, candidates, {
          from: i,
          to: end,
          replacement: wording,
          cost: cost + STEP * rank + strange,
          kind,
          pair: entry.pattern.pairs[rank]!,
        });
      });
    }
  }
}

/** Words that say how much: behind a negation each means something else. */
const DEGREES = new Set(
  `very really quite extremely highly truly particularly especially completely entirely totally fully wholly absolutely
  utterly always necessarily exactly merely simply just only all both much many too overly incredibly fairly rather`.split(
    /\s+/,
  ),
);
const DENIED_WITHIN = 5;

const NEGATION = /^(?:not|never|only|n't)$|n't$/;

const NOMINAL = tagSet('NSJG');
const ARTICLES = tagSet('D$J');
const AFTER_ADVERBIAL = tagSet('.ICTHWD$P');
/** Adverbials that also stand before a verb or an adjective. */
const MOBILE = new Set(
  `at times|now and then|from time to time|in part|in fact|more and more|for the most part|in large part
  |as a rule|of course|at once|a little|a bit|at last|at first|in the end|just as|most likely|in all likelihood|or even`
    .split('|')
    .map((words) => words.trim()),
);

/** "out of the question" stands for an adjective behind a verb only, "in depth" for an adverb at an end. */
function fits(
  doc: Document,
  replacement: string,
  { i, end, of }: { i: number; end: number; of: 'adjective' | 'adverb' | undefined },
): boolean {
  if (of === undefined) return true;
  const next = end < doc.count ? doc.tag[end]! : tag('.');
  if (of === 'adjective')
    return /^(?:very|extremely|a|reasonably) /.test(replacement) || !has(NOMINAL, next);
  if (i > 0 && has(ARTICLES, doc.tag[i - 1]!)) return false;
  return MOBILE.has(replacement) || has(AFTER_ADVERBIAL, next);
}
