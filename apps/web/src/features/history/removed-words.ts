import type { CleanupItem } from '@cleanpaste/contract';
import { historyCopy } from '../../copy/history-copy.ts';

/** Kinds that a row names; the others are counted. */
const namedAtMost = 3;

/** `ZERO WIDTH SPACE` as people write it; labels such as `private-use-E000` stay as they are. */
const readable = (name: string) =>
  name === name.toUpperCase() ? name.charAt(0) + name.slice(1).toLowerCase() : name;

function removed({ removedCharacterCount, removedKinds }: CleanupItem): string {
  if (removedCharacterCount === 0) return historyCopy.nothingRemoved;
  if (!removedKinds?.length) return historyCopy.removed(removedCharacterCount);
  const named = removedKinds.slice(0, namedAtMost);
  const parts = named.map(({ name, count }) => historyCopy.kind(readable(name), count));
  const others = removedCharacterCount - named.reduce((sum, { count }) => sum + count, 0);
  return [...parts, ...(others > 0 ? [historyCopy.moreRemoved(others)] : [])].join(', ');
}

/** What a cleanup did to its text, in a line: wordings that were changed, characters that were removed. */
export function whatWasDone(item: CleanupItem): string {
  const { changedWordings, removedCharacterCount } = item;
  if (changedWordings === null) return removed(item);
  const wordings = historyCopy.wordings(changedWordings);
  return removedCharacterCount === 0 ? wordings : `${wordings} · ${removed(item)}`;
}
