import { type RemovedKind, removedKindsAtMost } from './history.ts';

interface Found {
  name: string;
  action: 'remove' | 'replace' | 'flag';
  codePoints: readonly number[];
}

/** What cleaning takes out or replaces, by name, the most frequent first; what it only reports is left out. */
export function removedKindsOf(findings: readonly Found[]): RemovedKind[] {
  const counts = new Map<string, number>();
  for (const { name, action, codePoints } of findings) {
    if (action !== 'flag') counts.set(name, (counts.get(name) ?? 0) + codePoints.length);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, removedKindsAtMost);
}
