import type { HiddenKind } from '../../../workers/messages.ts';

const base =
  'flex h-8 shrink-0 items-center gap-2 rounded-md border px-2.5 text-sm font-medium whitespace-nowrap pointer-coarse:h-11';
const calm = 'border-mark-line bg-mark-wash text-mark';
const alarming = 'border-danger/40 bg-danger-wash text-danger';
/** As the revealer draws what is for somebody to judge. */
const staying = 'border-second bg-second/15 text-ink';
/** What was taken out is still named, without its colour. */
const taken = 'border-line bg-surface text-soft';

/** @param isGone true once the kind has been cleaned away */
export function chipClass(kind: HiddenKind, isGone: boolean): string {
  if (kind.action === 'flag') return `${base} ${staying}`;
  if (isGone) return `${base} ${taken}`;
  return `${base} ${kind.dangerous ? alarming : calm}`;
}
