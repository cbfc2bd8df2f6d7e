import type { Finding } from './resolve.ts';

// Words between two parts here, and between what they condense there.
const CLOSE = 40;
const FAR = 200;
// A summary that draws on this much of a source is one of the whole.
const WHOLE_FROM = 0.5;

function isFarFrom([first, last]: [number, number], [otherFirst, otherLast]: [number, number]) {
  return otherFirst - last > FAR || first - otherLast > FAR;
}

/**
 * Joins rewordings that follow each other closely here and come from far apart there: nobody rewords like that who
 * takes a passage, everybody who sums up a text. What was taken word for word stays by itself.
 */
export function joinScattered(findings: readonly Finding[], sourceSize: number): Finding[] {
  const joined: Finding[] = [];
  const scattered = new Set<Finding>();
  for (const finding of findings) {
    const last = joined.at(-1);
    const goesOn =
      last &&
      last.kind !== 'verbatim' &&
      finding.kind !== 'verbatim' &&
      finding.words[0] - last.words[1] <= CLOSE &&
      (scattered.has(last) || isFarFrom(last.sourceWords, finding.sourceWords));
    if (!goesOn) {
      joined.push(finding);
      continue;
    }
    const first = Math.min(last.sourceWords[0], finding.sourceWords[0]);
    const end = Math.max(last.sourceWords[1], finding.sourceWords[1]);
    const whole = end - first >= WHOLE_FROM * sourceSize;
    const summary: Finding = {
      words: [last.words[0], Math.max(last.words[1], finding.words[1])],
      sourceWords: whole ? [0, sourceSize] : [first, end],
      similarity: Math.min(last.similarity, finding.similarity),
      kind: 'summary',
      score: Math.max(last.score, finding.score),
    };
    joined[joined.length - 1] = summary;
    scattered.add(summary);
  }
  return joined;
}
