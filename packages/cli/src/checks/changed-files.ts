import { relative, resolve } from 'node:path';
import { leftOf, listFiles, type Named } from '../files/list-files.ts';
import type { Invocation } from '../invocation.ts';
import type { Located } from '../output/report.ts';
import type { ChangedLines } from './changed-lines.ts';

/** Those of the files asked for that have changed; all that have where none is asked for. */
export async function within(
  changed: ChangedLines,
  invocation: Invocation,
  { input, failed }: { input: AsyncIterable<Uint8Array>; failed: (error: Error) => void },
): Promise<Named[]> {
  const { files, filesFrom } = invocation;
  if (filesFrom !== null || files.length > 0) {
    const asked = await listFiles(invocation, input, failed);
    return asked.filter(({ name }) => name === '-' || changed.has(resolve(name)));
  }
  const { ignore, ignoreFrom } = invocation;
  const names = [...changed.keys()].sort().map((path) => relative('', path));
  return leftOf(
    names.map((name) => ({ name: name === '-' ? './-' : name, from: 'list' })),
    { ignore, ignoreFrom },
  );
}

/** Whether a finding touches a line that counts. */
export function isChanged({ file, finding, start, end }: Located, changed: ChangedLines): boolean {
  if (file === '-') return true;
  const ranges = changed.get(resolve(file)) ?? [];
  if (finding.category === 'unreadable') return changed.has(resolve(file));
  return ranges.some(([from, to]) => start.line <= to && end.line >= from);
}
