import { type ReactNode, useEffect, useId, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { buttonClass } from '../../components/button.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Pager } from '../../components/pager.tsx';
import { Panel, PanelNote } from '../../components/panel.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { dashboardCopy } from '../../copy/dashboard-copy.ts';
import { historyCopy } from '../../copy/history-copy.ts';
import { formatDateTime } from '../../lib/format.ts';
import type { Place } from '../../lib/place.ts';
import { type HistoryKind, useDeleteItem } from './api.ts';
import { DeleteAll } from './delete-all.tsx';
import { aboutOf, HistoryRow, type Row } from './history-row.tsx';

const ConfirmDialog = lazyPart(() => import('../../components/confirm-dialog.tsx'));
const TextDialog = lazyPart(() => import('./text-dialog.tsx'));

export interface HistoryProps {
  place: Place;
  onPlace: (place: Place) => void;
  /** Something else on the page comes first: what leads on from an empty list keeps quiet. */
  isQuiet?: boolean;
}

interface Paging {
  page: number;
  pageSize: number;
  total: number;
  paged: boolean;
  cursors: { newer: string | null; older: string | null };
}

interface HistoryPanelProps {
  kind: HistoryKind;
  title: string;
  aside?: ReactNode;
  query: { isPending: boolean; isError: boolean; refetch: () => unknown };
  rows: Row[];
  paging: Paging | null;
  onPlace: (place: Place) => void;
  failed: string;
  empty: string;
  textLabel: string;
  isQuiet?: boolean;
}

/** One history: its rows, its empty, loading and error states, its pages, and the dialogs over it. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { kind, title, aside, query, rows, paging, onPlace, failed, empty, textLabel } = props;
  const { isQuiet = kind === 'checks' } = props;
  const [opened, setOpened] = useState<Row | null>(null);
  const [deleting, setDeleting] = useState<Row | null>(null);
  const deleteItem = useDeleteItem(kind);
  const id = useId();

  /** What was pressed goes with what it deleted: the focus stays in the list, unless it has gone on. */
  function keepFocus() {
    const panel = document.getElementById(id);
    const { activeElement: at } = document;
    if (at === document.body || panel?.contains(at)) panel?.focus({ preventScroll: true });
  }

  // The last item of the last page may have been deleted: the page before is the last one now.
  const stranded = paging?.paged && rows.length === 0 && paging.page > 1;
  const lastPage = paging ? Math.max(1, Math.ceil(paging.total / paging.pageSize)) : 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page, however often it renders
  useEffect(() => {
    if (stranded) onPlace({ page: lastPage });
  }, [stranded, lastPage]);

  async function remove(row: Row) {
    setDeleting(null);
    try {
      await deleteItem(row.id);
      keepFocus();
      toast.success(historyCopy.deleted);
    } catch (error) {
      toast.error(historyCopy.deleteFailed(error instanceof Error ? error.message : String(error)));
    }
  }

  return (
    <Panel id={id} title={title} aside={aside}>
      {query.isPending ? <Skeleton /> : null}
      {query.isError ? <LoadFailed onRetry={query.refetch}>{failed}</LoadFailed> : null}
      {!query.isPending && !query.isError && rows.length === 0 ? (
        <PanelNote>
          <p>{empty}</p>
          <Link to="/" className={buttonClass(isQuiet ? 'quiet' : 'primary', 'small')}>
            {kind === 'checks' ? historyCopy.checkText : historyCopy.clean}
          </Link>
        </PanelNote>
      ) : null}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <HistoryRow
            key={row.id}
            row={row}
            onOpen={() => setOpened(row)}
            onDelete={() => setDeleting(row)}
          />
        ))}
      </ul>
      {paging?.paged && paging.total > paging.pageSize ? (
        <Pager {...paging} onPlace={onPlace} />
      ) : null}
      {paging && rows.length > 1 ? (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-2 pr-2 pl-5 sm:pr-3 sm:pl-6">
          {/* With fewer there is nothing that the plan does not show. */}
          {!paging.paged && rows.length >= paging.pageSize ? (
            <p className="min-w-[min(18rem,100%)] flex-1 py-1 text-sm text-soft max-sm:pr-3">
              {historyCopy.lastThree}
            </p>
          ) : null}
          <DeleteAll
            kind={kind}
            isPaged={paging.paged}
            onDone={() => {
              keepFocus();
              onPlace({ page: 1 });
            }}
          />
        </div>
      ) : null}

      {opened?.dialog?.(() => setOpened(null))}
      {opened && !opened.dialog ? (
        <TextDialog
          title={textLabel}
          about={aboutOf(opened)}
          text={opened.text ?? ''}
          note={opened.note}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {deleting ? (
        <ConfirmDialog
          open
          title={historyCopy.deleteTitle}
          body={historyCopy.deleteBody}
          confirm={historyCopy.delete}
          cancel={dashboardCopy.cancel}
          onClose={() => setDeleting(null)}
          onConfirm={() => remove(deleting)}
        >
          <blockquote className="border-l-2 border-line pl-3">
            <p
              dir="auto"
              className="line-clamp-2 font-serif text-[1.05rem] [overflow-wrap:anywhere]"
            >
              {deleting.preview.trim() === '' ? historyCopy.nothingVisible : deleting.preview}
            </p>
            <p className="mt-1 text-sm text-soft">
              {historyCopy.deleteWhich(deleting.label, formatDateTime(deleting.createdAt))}
            </p>
          </blockquote>
        </ConfirmDialog>
      ) : null}
    </Panel>
  );
}
