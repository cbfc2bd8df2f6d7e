import { formatCount } from '../../../lib/count.ts';
import type { HiddenKind } from '../../../workers/messages.ts';
import { plainName } from './plain-name.ts';

/** Name and number of a kind, with its code point in grey; the number is the last in what is read out. */
export function ChipLabel({ kind, isGone }: { kind: HiddenKind; isGone: boolean }) {
  return (
    <>
      <span className={isGone && kind.action !== 'flag' ? 'line-through decoration-1' : ''}>
        {plainName(kind.name)}
        {kind.count > 1 ? <span aria-hidden="true"> ×{formatCount(kind.count)}</span> : null}
      </span>{' '}
      <span className="font-mono text-xs font-normal text-soft">{kind.label}</span>
    </>
  );
}
