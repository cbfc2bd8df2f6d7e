import { type InnocentKind, innocentKinds, innocentSwitches } from '@cleanpaste/contract';
import { UsageError } from './errors.ts';

/** Which likeness does not count, as `--leave-out` has it; null where the flag is not given. */
export type LeftOut = readonly InnocentKind[] | null;

/** @throws UsageError for a word that is no kind */
export function leftOutOf(value: unknown): LeftOut {
  if (typeof value !== 'string') return null;
  if (value === 'all') return innocentKinds;
  if (value === 'none') return [];
  return value.split(',').map((word) => {
    const kind = innocentKinds.find((known) => known === word.trim());
    if (kind) return kind;
    throw new UsageError(`--leave-out takes all, none, or some of ${innocentKinds.join(', ')}`);
  });
}

/** What does not count where nothing is said: all that nobody chose to take from elsewhere. */
const usual: readonly InnocentKind[] = innocentKinds.filter(
  (kind) => kind !== 'quotations' && kind !== 'references',
);

export const kindsLeftOut = (leftOut: LeftOut): readonly InnocentKind[] => leftOut ?? usual;

/** What the server is told: every switch, or nothing where it is to do as it does. */
export function switchesOf(leftOut: LeftOut): Record<string, boolean> {
  if (leftOut === null) return {};
  return Object.fromEntries(
    innocentKinds.map((kind) => [innocentSwitches[kind], leftOut.includes(kind)]),
  );
}
