import type { Finding } from './resolve.ts';

// Words between two parts of one summary: a sentence or two that its writer added.
const WIDEST_GAP = 60;

/**
 * Joins a summary with the summaries and rewordings that go on close by here: whoever condenses a text takes it
 * from anywhere there. A passage that was taken word for word stays by itself, unless a part of a summary stands on
 * both sides of it.
 */
export function joinSummaries(findings: readonly Finding[]): Finding[] {
  const joined: Finding[] = [];
  for (const finding of findings) {
    const last = joined.findLast(
      (one) =>
        one.kind !== 'verbatim' &&
        finding.kind !== 'verbatim' &&
        (one.kind === 'summary' || finding.kind === 'summary'),
    );
    if (!last || finding.words[0] - last.words[1] > WIDEST_GAP) {
      joined.push(finding);
      continue;
    }
    joined[joined.indexOf(last)] = {
      words: [last.words[0], Math.max(last.words[1], finding.words[1])],
      sourceWords: [
        Math.min(last.sourceWords[0], finding.sourceWords[0]),
        Math.max(last.sourceWords[1], finding.sourceWords[1]),
      ],
      similarity: Math.min(last.similarity, finding.similarity),
      kind: 'summary',
      score: Math.max(last.score, finding.score),
    };
  }
  return joined.filter(
    (one) =>
      !joined.some(
        (other) =>
          other !== one &&
          other.kind === 'summary' &&
          other.words[0] <= one.words[0] &&
          one.words[1] <= other.words[1],
      ),
  );
}
