import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button.tsx';
import { DotLine } from '../../components/dot-line.tsx';
import { historyCopy } from '../../copy/history-copy.ts';
import { formatDateTime } from '../../lib/format.ts';
import { CopyRow } from './copy-row.tsx';

/** What the list shows of an item, whichever history it is from. */
export interface Row {
  id: string;
  label: string;
  createdAt: string;
  preview: string;
  /** The text that can be opened and copied; null where none was kept. */
  text: string | null;
  /** What of it is not kept, to stand below the text. */
  note?: string | undefined;
  /** What opens in place of the text alone. */
  dialog?: (onClose: () => void) => ReactNode;
  /** What was done to the text. */
  details?: string;
  /** The whole text, where the list has only its beginning. */
  read?: () => Promise<string>;
}

/** What is known of an item, in one line for whoever reads its text. */
export const aboutOf = ({
  label,
  createdAt,
  details,
}: Pick<Row, 'label' | 'createdAt' | 'details'>) =>
  [label, formatDateTime(createdAt), details].filter(Boolean).join('\u00A0· ');

/** Begins in writing from the right and goes on in Latin letters: an ellipsis would stand over their first. */
const isMixed = (text: string) => /^\P{L}*[\u0590-\u08ff]/u.test(text) && /[a-z]/i.test(text);

interface HistoryRowProps {
  row: Row;
  onOpen: () => void;
  onDelete: () => void;
}

export function HistoryRow({ row, onOpen, onDelete }: HistoryRowProps) {
  const id = useId();
  const { text, read } = row;
  const copied = read ?? (text === null ? null : async () => text);
  return (
    <li className="flex flex-col gap-x-3 gap-y-1 px-5 py-3.5 sm:flex-row sm:items-center sm:px-6">
      <div className="min-w-0 grow">
        {/*
         * A text that runs from the right is cut at its end, as any other is; and where it goes on in another
         * writing, that begins at its own beginning: the line is broken before it is drawn.
         */}
        <p
          id={id}
          dir="auto"
          className={`[overflow-wrap:anywhere] ${isMixed(row.preview) ? 'max-h-[1lh] overflow-hidden' : 'line-clamp-1'} ${row.preview.trim() === '' ? 'text-soft italic' : ''}`}
        >
          {row.preview.trim() === '' ? historyCopy.nothingVisible : row.preview}
        </p>
        {row.details ? (
          <p className="mt-0.5 text-sm [overflow-wrap:anywhere] text-soft">{row.details}</p>
        ) : null}
        <DotLine className="mt-0.5 text-sm text-soft">
          {row.label}
          <time dateTime={row.createdAt}>{formatDateTime(row.createdAt)}</time>
        </DotLine>
      </div>
      <div className="-mx-3 flex shrink-0 max-sm:[&>button]:min-h-11 sm:-mr-3 sm:ml-0">
        {copied ? <CopyRow read={copied} describedBy={id} /> : null}
        {row.text === null && !row.dialog ? null : (
          <Button kind="ghost" size="small" onClick={onOpen} aria-describedby={id}>
            {historyCopy.open}
          </Button>
        )}
        <Button
          kind="ghost"
          size="small"
          className="!text-danger sm:ml-2"
          onClick={onDelete}
          aria-describedby={id}
        >
          {historyCopy.delete}
        </Button>
      </div>
    </li>
  );
}
