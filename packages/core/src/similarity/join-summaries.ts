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
  // Where the last summary stands, and the last finding that was not taken word for word.
  let [lastSummary, lastFree] = [-1, -1];
  for (const finding of findings) {
    const at =
      finding.kind === 'verbatim' ? -1 : finding.kind === 'summary' ? lastFree : lastSummary;
    const last = joined[at];
    if (!last || finding.words[0] - last.words[1] > WIDEST_GAP) {
      joined.push(finding);
      if (finding.kind !== 'verbatim') lastFree = joined.length - 1;
      if (finding.kind === 'summary') lastSummary = joined.length - 1;
      continue;
    }
    joined[at] = {
      words: [last.words[0], Math.max(last.words[1], finding.words[1])],
      sourceWords: [
        Math.min(last.sourceWords[0], finding.sourceWords[0]),
        Math.max(last.sourceWords[1], finding.sourceWords[1]),
      ],
      similarity: Math.min(last.similarity, finding.similarity),
      kind: 'summary',
      score: Math.max(last.score, finding.score),
    };
    lastSummary = at;
  }
  return outsideSummaries(joined);
}

/** The findings that lie in no other summary. They come in the order in which they begin, and so do those that stay. */
function outsideSummaries(findings: readonly Finding[]): Finding[] {
  let longest: Finding | undefined;
  // How far the longest summary reaches but for itself.
  let second = Number.NEGATIVE_INFINITY;
  let next = 0;
  return findings.filter((one) => {
    for (; next < findings.length && findings[next]!.words[0] <= one.words[0]; next++) {
      const other = findings[next]!;
      if (other.kind !== 'summary') continue;
      if (!longest || other.words[1] > longest.words[1]) {
        second = longest?.words[1] ?? second;
        longest = other;
      } else second = Math.max(second, other.words[1]);
    }
    const reached = one === longest ? second : (longest?.words[1] ?? second);
    return reached < one.words[1];
  });
}
