import { cleanerCopy } from '../../copy/cleaner.ts';
import type { HiddenKind, ScanSummary } from '../../workers/messages.ts';
import { KindChip } from './kind-chip.tsx';

const shown = 24;

/** 'N hidden character(s) found', and one chip a kind, named on hover and on keyboard focus. */
export function HiddenNote({ summary }: { summary: ScanSummary | null }) {
  const kinds: HiddenKind[] = summary?.kinds.slice(0, shown) ?? [];
  return (
    <div className="min-h-11 border-t border-line px-4 py-2 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <p
          role="status"
          className={`mr-1 py-1 text-sm font-medium ${summary && summary.count > 0 ? 'text-mark' : 'text-soft'}`}
        >
          {summary ? cleanerCopy.found(summary.count) : ' '}
        </p>
        {kinds.map((kind) => (
          <KindChip key={`${kind.name}${kind.action}`} kind={kind} />
        ))}
      </div>
    </div>
  );
}
