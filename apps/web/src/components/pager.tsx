import { historyCopy } from '../copy/history-copy.ts';
import { formatCount } from '../lib/count.ts';
import type { Place } from '../lib/place.ts';
import { Button } from './button.tsx';
import { DotLine } from './dot-line.tsx';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  cursors: { newer: string | null; older: string | null };
  onPlace: (place: Place) => void;
}

/** To the pages before and after, and how many there are. */
export function Pager({ page, pageSize, total, cursors, onPlace }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3 sm:px-6"
    >
      {/* Beside its buttons also on a phone, in two lines where it must be. */}
      <DotLine className="flex-[1_1_5.5rem] text-sm text-soft tabular-nums">
        {historyCopy.page(page, pages)}
        {historyCopy.items(formatCount(total))}
      </DotLine>
      <div className="flex gap-2">
        <Button
          kind="quiet"
          size="small"
          disabled={page <= 1}
          onClick={() => onPlace({ page: page - 1, newer: page > 2 ? cursors.newer : null })}
        >
          {historyCopy.previous}
        </Button>
        <Button
          kind="quiet"
          size="small"
          disabled={page >= pages}
          onClick={() => onPlace({ page: page + 1, older: cursors.older })}
        >
          {historyCopy.next}
        </Button>
      </div>
    </nav>
  );
}
