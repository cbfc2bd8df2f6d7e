import { formatCount } from '../../../lib/count.ts';
import type { HiddenKind } from '../../../workers/messages.ts';

const base = 'flex h-7 items-center gap-1.5 rounded-md border px-2 font-mono text-xs';
const calm = 'border-mark-line bg-mark-wash text-mark';
const alarming = 'border-danger/40 bg-danger-wash text-danger';
/** As the revealer draws what stays. */
const staying = 'border-dashed border-accent bg-accent-wash text-accent';

export function chipClass(kind: HiddenKind): string {
  if (kind.action === 'flag') return `${base} ${staying}`;
  return `${base} ${kind.dangerous ? alarming : calm}`;
}

export function chipText(kind: HiddenKind): string {
  return kind.count > 1 ? `${kind.label} ×${formatCount(kind.count)}` : kind.label;
}
