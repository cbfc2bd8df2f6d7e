import { type Candidate, propose } from './candidate.ts';
import type { Document } from './document.ts';
import { openings } from './lexicon/index.ts';
import { matchAt, realiseWording } from './match.ts';
import { nearestBefore } from './nearest.ts';
import { clashes } from './neighbours.ts';
import { proposeAdverbs } from './rules/adverbs.ts';
import { proposeCommas } from './rules/commas.ts';
import { isInformal, proposeContractions } from './rules/contractions.ts';
import { proposeCoordination } from './rules/coordination.ts';
import { proposeMarks } from './rules/marks.ts';
import { proposeOrder } from './rules/order.ts';
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

/**
 * Every edit the engine would stand behind, at its cost. They overlap; the planner chooses.
 * @param clash what makes a word dearer beside its neighbours; another one only to learn it from texts
 */
export function findCandidates(doc: Document, clash: typeof clashes = clashes): Candidate[] {
  const candidates: Candidate[] = [];
  proposeWords(doc, candidates, clash);
  proposeRelatives(doc, candidates);
  proposeCommas(doc, candidates);
  proposeContractions(doc, candidates, isInformal(doc));
  proposeOrder(doc, candidates);
  proposeCoordination(doc, candidates);
  proposePossessives(doc, candidates);
  proposePairs(doc, candidates);
  proposeMarks(doc, candidates);
  proposeAdverbs(doc, candidates);
  proposeSentences(doc, candidates);
  proposeTypography(doc, candidates);
  return candidates;
}

function proposeWords(doc: Document, candidates: Candidate[], clash: typeof clashes): void {
  const entries = openings();
  let idiomEnd = 0;
  const negated = nearestBefore(doc, (at) => NEGATION.test(doc.lower[at]!));
  // "Not this but that": what follows corrects, and only "but" does that.
  const corrects = (i: number) =>
    i > 0 && doc.sentence[i - 1]! === doc.sentence[i]! && negated[i - 1]! >= 0;
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
        propose(doc, candidates, {
          from: i,
          to: end,
          replacement: wording,
          cost: cost + STEP * rank + strange,
          kind,
        });
      });
    }
  }
}

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
