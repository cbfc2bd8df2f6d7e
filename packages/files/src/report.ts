import type { Finding } from '@cleanpaste/core/hidden';
import { LIMITS } from './limits.ts';
import type { MetadataKind } from './metadata-kinds.ts';
import type { FileFinding, MetadataItem } from './types.ts';

const MOST_VALUES = 5;
const LONGEST_VALUE = 120;
/** So many different values of one name are told apart. */
const MOST_DISTINCT = 1000;

interface Seen {
  kind: MetadataKind;
  name: string;
  part: string;
}

/** Gathers what is found in one file. */
export interface Collector {
  findings: FileFinding[];
  findingCount: number;
  removedCharacterCount: number;
  notes: string[];
  addFindings(found: Finding[], part: string, paragraph: number): void;
  addMetadata(seen: Seen, value: string): void;
  metadata(): MetadataItem[];
}

export function createCollector(): Collector {
  const rows = new Map<string, Seen & { values: Set<string>; count: number }>();
  return {
    findings: [],
    findingCount: 0,
    removedCharacterCount: 0,
    notes: [],
    addFindings(found, part, paragraph) {
      for (const finding of found) {
        this.findingCount++;
        if (finding.action !== 'flag') this.removedCharacterCount += finding.codePoints.length;
        if (this.findings.length < LIMITS.findings) {
          this.findings.push({ ...finding, part, paragraph });
        }
        if (finding.category === 'provenance') {
          this.addMetadata({ kind: 'provenance', name: 'C2PA mark in the text', part }, '');
        }
      }
    },
    addMetadata({ kind, name, part }, value) {
      const key = `${kind}\0${name}\0${part}`;
      const row = rows.get(key) ?? { kind, name, part, values: new Set<string>(), count: 0 };
      rows.set(key, row);
      row.count++;
      const shown = shorten(value);
      if (shown !== '' && row.values.size < MOST_DISTINCT) row.values.add(shown);
    },
    metadata() {
      return [...rows.values()].map(({ values, ...row }) => ({
        ...row,
        values: [...values].slice(0, MOST_VALUES),
      }));
    },
  };
}

function shorten(value: string): string {
  const line = value
    .slice(0, 4 * LONGEST_VALUE)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > LONGEST_VALUE ? `${line.slice(0, LONGEST_VALUE - 1)}…` : line;
}
