import { useId } from 'react';
import { Button } from '../../components/button.tsx';
import { historyCopy } from '../../copy/history-copy.ts';
import { formatDateTime } from '../../lib/format.ts';

/** What the list shows of an item, whichever history it is from. */
export interface Row {
  id: string;
  label: string;
  createdAt: string;
  preview: string;
  /** The text that can be opened and copied; null where none was kept. */
  text: string | null;
}

interface HistoryRowProps {
  row: Row;
  onOpen: () => void;
  onDelete: () => void;
}

export function HistoryRow({ row, onOpen, onDelete }: HistoryRowProps) {
  const id = useId();
  return (
    <li className="flex items-center gap-3 px-5 py-3.5 sm:px-6">
      <div className="min-w-0 grow">
        <p id={id} className="truncate">
          {row.preview}
        </p>
        <p className="mt-0.5 text-sm text-soft">
          {row.label} · <time dateTime={row.createdAt}>{formatDateTime(row.createdAt)}</time>
        </p>
      </div>
      {row.text === null ? null : (
        <Button kind="ghost" size="small" onClick={onOpen} aria-describedby={id}>
          {historyCopy.open}
        </Button>
      )}
      <Button kind="ghost" size="small" onClick={onDelete} aria-describedby={id}>
        {historyCopy.delete}
      </Button>
    </li>
  );
}
