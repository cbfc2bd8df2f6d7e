import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { FileError, fileError } from '../errors.ts';
import type { Located } from '../output/report.ts';

/** How often each finding of a file is known, by its fingerprint. */
type Known = Record<string, Record<string, number>>;

/** Findings that were there before, and are not held against anybody. */
export interface Baseline {
  /** Whether a finding is a known one; each of them counts once. */
  knows(located: Located): boolean;
}

/** @throws FileError when it cannot be read or is no baseline */
export function readBaseline(file: string): Baseline {
  const known = knownOf(file);
  return {
    knows(located) {
      const counts = known[keyOf(file, located.file)];
      const fingerprint = located.fingerprint!;
      if (!counts?.[fingerprint]) return false;
      counts[fingerprint]--;
      return true;
    },
  };
}

function knownOf(file: string): Known {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw fileError('read', file, error);
  }
  try {
    const { version, files } = JSON.parse(text);
    if (version === 1 && isKnown(files)) return files;
  } catch {}
  throw new FileError(`cannot read ${file}: it is no baseline of cleanpaste`);
}

function isKnown(files: unknown): files is Known {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null;
  return (
    isObject(files) &&
    Object.values(files as object).every(
      (counts) => isObject(counts) && Object.values(counts).every(Number.isInteger),
    )
  );
}

/** Collects findings and writes them, sorted, so that a change of one is a change of one line. */
export function newBaseline(file: string): { add(located: Located): void; write(): number } {
  const known = new Map<string, Map<string, number>>();
  let count = 0;
  return {
    add({ file: name, fingerprint }) {
      const key = keyOf(file, name);
      const counts = known.get(key) ?? new Map<string, number>();
      known.set(key, counts.set(fingerprint!, (counts.get(fingerprint!) ?? 0) + 1));
      count++;
    },
    write() {
      const sorted = <Value>(map: Map<string, Value>) =>
        Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
      const files = sorted(new Map([...known].map(([name, counts]) => [name, sorted(counts)])));
      try {
        writeFileSync(file, `${JSON.stringify({ version: 1, files }, null, 1)}\n`);
      } catch (error) {
        throw fileError('write', file, error);
      }
      return count;
    },
  };
}

/** The same on every machine: from the folder of the baseline, with slashes. */
function keyOf(baseline: string, name: string): string {
  if (name === '-') return name;
  return relative(dirname(resolve(baseline)), resolve(name))
    .split(sep)
    .join('/');
}
