import { cleanerCopy } from '../../../copy/cleaner-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import type { HiddenKind } from '../../../workers/messages.ts';
import { plainName } from './plain-name.ts';

/** Name and number of a kind, with its code point in grey, or that it was replaced; the number is the last in what is read out. */
export function ChipLabel({ kind, isGone }: { kind: HiddenKind; isGone: boolean }) {
  return (
    <>
      <span className={isGone && kind.action === 'remove' ? 'line-through decoration-1' : ''}>
        {plainName(kind.name)}
        {kind.count > 1 ? <span aria-hidden="true"> ×{formatCount(kind.count)}</span> : null}
      </span>{' '}
      {isGone && kind.action === 'replace' ? (
        <span className="text-xs font-normal text-soft">{cleanerCopy.replaced}</span>
      ) : (
        <span className="font-mono text-xs font-normal text-soft">{kind.label}</span>
      )}
    </>
  );
}
