import { type Person, personRows } from '@cleanpaste/contract';

/** What a search leaves in the audit: no more than the beginning, because a whole address outlives its account there. */
export function beginningOf(address: string): string {
  const first = [...address].slice(0, 3).join('');
  return first === address ? first : `${first}…`;
}

/** No address is larger than its beginning followed by this, in the order of bytes. */
const afterAll = '\u{10ffff}';

/** All that begins with a text lies between these two. */
export const rangeOf = (beginning: string) => ({ from: beginning, to: beginning + afterAll });

interface Cleanup {
  id: string;
  kind: 'basic' | 'statistical';
  source: string;
  removed: number;
  createdAt: Date;
}

type Call = Person['calls'][number];

/** Cleanups and checks as one list of what was done, newest first. */
export function callsOf(
  cleanups: readonly Cleanup[],
  checks: readonly { id: string; createdAt: Date }[],
): Call[] {
  const done = [
    ...cleanups,
    ...checks.map((check) => ({ ...check, kind: 'check' as const, source: null, removed: null })),
  ];
  return done
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, personRows)
    .map(({ createdAt, ...call }) => ({ ...call, created_at: createdAt.toISOString() }));
}
