import { lazyPart } from '../../../components/lazy-part.tsx';
import { cleanerCopy } from '../../../copy/cleaner-copy.ts';
import type { HiddenKind, ScanSummary } from '../../../workers/messages.ts';
import { chipClass, chipText } from './chip-style.ts';

const shown = 24;

/** Chips without their tooltips, while those load. */
function PlainChips({ kinds }: { kinds: HiddenKind[] }) {
  return kinds.map((kind) => (
    <span key={`${kind.name}${kind.action}`} className={chipClass(kind)}>
      {chipText(kind)}
    </span>
  ));
}

const KindChips = lazyPart(() => import('./kind-chips.tsx'), {
  fallback: PlainChips,
  isExtra: true,
});

/** 'N hidden character(s) found', and one chip a kind, named on hover and on keyboard focus. */
export function HiddenNote({ summary }: { summary: ScanSummary | null }) {
  const kinds = summary?.kinds.slice(0, shown) ?? [];
  const more = (summary?.kinds.length ?? 0) - kinds.length;
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1.5 border-t border-line px-4 py-2 sm:px-5">
      <p
        role="status"
        className={`mr-1 py-1 text-sm font-medium ${summary && summary.count > 0 ? 'text-mark' : 'text-soft'}`}
      >
        {summary ? cleanerCopy.found(summary.count) : cleanerCopy.waiting}
      </p>
      {summary && summary.flagged > 0 ? (
        <p className="py-1 text-sm text-soft">{cleanerCopy.flagged(summary.flagged)}</p>
      ) : null}
      {kinds.length > 0 ? <KindChips kinds={kinds} /> : null}
      {more > 0 ? <span className="text-sm text-soft">{cleanerCopy.moreKinds(more)}</span> : null}
    </div>
  );
}
