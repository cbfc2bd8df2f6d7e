import { formatCount } from '../lib/count.ts';
import type { HiddenKind } from '../workers/messages.ts';

/** Words of the chips, once they can be pressed. */
export const chipsCopy = {
  /** In the order in which it is written on the chip, so that it can be called by what is seen. */
  chip: ({ name, label, count, action }: HiddenKind) =>
    `${name}${count > 1 ? ` ×${formatCount(count)}` : ''} ${label}${action === 'flag' ? ', stays in the text' : ''}`,
  atMark: ({ name, label }: HiddenKind, { at, of }: { at: number; of: number }) =>
    `${name}, ${label}, shown in the text: ${formatCount(at)} of ${formatCount(of)}`,
  /** Beside a mark that a chip led to: which of how many it is. */
  markLabel: ({ label }: HiddenKind, kept: { at: number; of: number } | null) =>
    kept && kept.of > 1 ? `${label} · ${formatCount(kept.at)} of ${formatCount(kept.of)}` : label,
  fates: {
    remove: 'Cleaning removes it.',
    replace: 'Cleaning replaces it.',
    flag: 'Cleaning leaves it: it is for you to judge.',
  } satisfies Record<HiddenKind['action'], string>,
} as const;
