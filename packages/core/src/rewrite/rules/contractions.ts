import { type Candidate, propose } from '../candidate.ts';
import type { Document } from '../document.ts';
import { has, tag, tagSet } from '../tags.ts';

const FULL = new Map([
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'ll", 'will'],
  ["'m", 'am'],
]);
const SHORT = new Map(
  [...FULL].map(([short, full]): [string, string] => [full, short]).concat([['is', "'s"]]),
);
const CONTRACTS = new Map([
  ['are', new Set(['we', 'you', 'they'])],
  ['have', new Set(['i', 'we', 'you', 'they'])],
  ['will', new Set(['i', 'we', 'you', 'they', 'he', 'she'])],
  ['am', new Set(['i'])],
  ['is', new Set(['it', 'he', 'she', 'there'])],
]);
const EXPANDS_IS = new Set(['it', 'that', 'he', 'she', 'there', 'what', 'here', 'who', 'where']);
/** Behind "is" and not "has": what a contracted 's can only be before these. */
const AFTER_IS = tagSet('GJDIT$');
const AFTER_CONTRACTED = tagSet('GJDREV$I');
const BE_AFTER = tagSet('GJDRI$');

/**
 * "it's" ↔ "it is" and its kin. Nothing next to a negation is touched, so that every "not" and "n't"
 * stays where and as it is.
 */
export function proposeContractions(
  doc: Document,
  candidates: Candidate[],
  informal: boolean,
): void {
  for (let i = 1; i + 1 < doc.count; i++) {
    if (
      doc.locked[i]! === 1 ||
      doc.locked[i - 1]! === 1 ||
      doc.sentence[i - 1]! !== doc.sentence[i + 1]!
    )
      continue;
    const subject = doc.lower[i - 1]!;
    const raw = doc.text.slice(doc.start[i - 1]!, doc.end[i - 1]!);
    const own = doc.lower[i]!;
    if (doc.locked[i + 1]! === 1 && doc.word[i + 1]! === 1) continue;
    const touching = doc.end[i - 1]! === doc.start[i]!;
    if (touching) {
      const full =
        own === "'d"
          ? expandPast(doc, i)
          : own === "'s" && EXPANDS_IS.has(subject) && readsAsIs(doc, i + 1)
            ? 'is'
            : FULL.get(own);
      if (full === undefined || doc.tag[i + 1]! === tag('.')) continue;
      propose(doc, candidates, {
        from: i - 1,
        to: i + 1,
        replacement: `${raw} ${full}`,
        cost: 0.6,
        kind: 'contraction',
      });
    } else if (
      CONTRACTS.get(own)?.has(subject) &&
      has(own === 'will' || own === 'have' ? AFTER_CONTRACTED : BE_AFTER, doc.tag[i + 1]!)
    ) {
      if (own === 'have' && doc.tag[i + 1]! !== tag('E')) continue;
      if (own === 'will' && doc.tag[i + 1]! !== tag('V')) continue;
      if (
        i >= 2 &&
        doc.sentence[i - 2]! === doc.sentence[i]! &&
        has(tagSet('WCX'), doc.tag[i - 2]!) &&
        doc.tag[i - 2]! !== tag('C')
      )
        continue;
      if (own !== 'will' && own !== 'have' && isStranded(doc, i)) continue;
      propose(doc, candidates, {
        from: i - 1,
        to: i + 1,
        replacement: `${raw}${SHORT.get(own)}`,
        cost: informal ? 0.7 : 1.6,
        kind: 'contraction',
      });
    }
  }
}

/** "A song that's attracted praise" has, "that's good" is; "on it's own" is a slip for "its". */
const readsAsIs = (doc: Document, next: number): boolean =>
  has(AFTER_IS, doc.tag[next]!) && !/ed$|^own$/.test(doc.lower[next]!);

const PERIOD = tag('.');
const ASKING = tagSet('W');
const ADVERB = tag('R');
const DEGREE_OF = new Set(['as', 'than', 'so', 'however', 'like']);

/**
 * Whether what the verb is about stands before it, so that it bears the stress and is never shortened:
 * "as it is in the north", "how big it is for its age", "this is where we are now."
 */
function isStranded(doc: Document, i: number): boolean {
  let after = i + 1;
  while (
    after < doc.count &&
    doc.sentence[after]! === doc.sentence[i]! &&
    doc.tag[after]! === ADVERB
  )
    after++;
  const ends = after >= doc.count || doc.sentence[after]! !== doc.sentence[i]!;
  if (ends || doc.tag[after]! === PERIOD) return true;
  for (let at = i - 2; at >= 0 && at >= i - 8; at--) {
    if (doc.sentence[at]! !== doc.sentence[i]! || doc.tag[at]! === PERIOD) return false;
    if (has(ASKING, doc.tag[at]!) || DEGREE_OF.has(doc.lower[at]!)) return true;
  }
  return false;
}

/** "he'd go" is would, "he'd gone" is had; a verb whose forms are alike tells nothing. */
function expandPast(doc: Document, i: number): string | undefined {
  let at = i + 1;
  while (at < doc.count && doc.tag[at]! === tag('R')) at++;
  const verb = doc.lower[at]!;
  if (
    verb === 'better' ||
    doc.lower[i + 1]! === 'better' ||
    doc.lower[i + 1]! === 'rather' ||
    AMBIGUOUS.has(verb)
  )
    return undefined;
  if (verb === 'been' || doc.tag[at]! === tag('E')) return 'had';
  return verb === 'be' || verb === 'have' || doc.tag[at]! === tag('V') ? 'would' : undefined;
}

const AMBIGUOUS = new Set(
  'put cut let set read hit hurt shut cost quit come become run cast spread split'.split(' '),
);

/** Whether the text contracts anywhere by itself. */
export function isInformal(doc: Document): boolean {
  for (let i = 0; i < doc.count; i++) {
    if (FULL.has(doc.lower[i]!) || doc.lower[i]!.endsWith("n't") || doc.lower[i]! === "let's")
      return true;
    if (doc.lower[i]! === "'s" && EXPANDS_IS.has(doc.lower[i - 1]!)) return true;
  }
  return false;
}
