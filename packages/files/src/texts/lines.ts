import type { Finding } from '@cleanpaste/core/hidden';
import type { Collector } from '../report.ts';

/** Lists findings of a text with the line that each stands in. They have to come in order. */
export function createLines(source: string, collector: Collector) {
  let line = 1;
  let lineStart = 0;
  // Looked for once a line, however many findings there are in it.
  let feed = source.indexOf('\n');
  return {
    add(finding: Finding) {
      while (feed !== -1 && feed < finding.start) {
        line++;
        lineStart = feed + 1;
        feed = source.indexOf('\n', lineStart);
      }
      const placed = {
        ...finding,
        start: finding.start - lineStart,
        end: finding.end - lineStart,
      };
      collector.addFindings([placed], '', line);
    },
  };
}
