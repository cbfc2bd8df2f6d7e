import { type CleanupLogPage, type RequestLogPage, requestLogDays } from '@cleanpaste/contract';
import { Pager, type Place } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { chartCopy } from '../../../copy/chart-copy.ts';
import { logsCopy as copy } from '../../../copy/logs-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { DataTable } from '../lists/data-table.tsx';
import { formatBytes, formatDuration } from '../lists/figures.ts';
import { ListState } from '../lists/list-state.tsx';
import { Segments } from '../lists/segments.tsx';
import { useCleanupLogs, useRequestLogs } from './use-logs.ts';

interface ListProps {
  place: Place;
  onPlace: (place: Place) => void;
}

function When({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}

type Cleanup = CleanupLogPage['items'][number];

function keptOf({ deleted, keptBytes }: Cleanup): string {
  if (deleted) return copy.deleted;
  return keptBytes === null ? copy.notKept : formatBytes(keptBytes);
}

function CleanupLogs({ place, onPlace }: ListProps) {
  const query = useCleanupLogs(place);
  const page = query.data;
  const isEmpty = page?.items.length === 0;
  return (
    <>
      <ListState
        query={query}
        failed={copy.cleanupsFailed}
        empty={isEmpty ? copy.noCleanups : null}
      />
      {page && !isEmpty ? (
        <DataTable<Cleanup>
          label={copy.cleanups}
          rows={page.items}
          keyOf={({ id }) => id}
          columns={[
            { name: copy.when, cell: ({ created_at }) => <When at={created_at} /> },
            {
              name: copy.feature,
              cell: ({ feature }) =>
                feature === 'basic' ? chartCopy.basic : chartCopy.statistical,
            },
            {
              name: copy.account,
              cell: ({ user_email }) =>
                user_email ?? <span className="text-soft">{copy.anonymous}</span>,
            },
            {
              name: copy.subscription,
              cell: ({ subscription_status: status }) =>
                status ?? <span className="text-soft">{copy.noSubscription}</span>,
            },
            { name: copy.source, cell: ({ source }) => copy.sources[source] ?? source },
            { name: copy.removed, cell: ({ removed }) => formatCount(removed), isFigure: true },
            {
              name: copy.kept,
              cell: (row) => (
                <span className={row.deleted || row.keptBytes === null ? 'text-soft' : ''}>
                  {keptOf(row)}
                </span>
              ),
              isFigure: true,
            },
          ]}
        />
      ) : null}
      {page && page.total > page.pageSize ? <Pager {...page} onPlace={onPlace} /> : null}
    </>
  );
}

const lookOf = (status: number) =>
  status >= 500 ? 'font-semibold text-danger' : status >= 400 ? 'text-mark' : '';

function RequestLogs({ place, onPlace, onlyFailed }: ListProps & { onlyFailed: boolean }) {
  const query = useRequestLogs(place, onlyFailed);
  const page = query.data;
  const isEmpty = page?.items.length === 0;
  const nothing = onlyFailed ? copy.noFailed : copy.noRequests;
  return (
    <>
      <ListState query={query} failed={copy.requestsFailed} empty={isEmpty ? nothing : null} />
      {page && !isEmpty ? (
        <DataTable<RequestLogPage['items'][number]>
          label={copy.requests}
          rows={page.items}
          keyOf={({ id }) => id}
          columns={[
            { name: copy.when, cell: ({ created_at }) => <When at={created_at} /> },
            {
              name: copy.status,
              cell: ({ status }) => <span className={lookOf(status)}>{status}</span>,
              isFigure: true,
            },
            {
              name: copy.duration,
              cell: ({ durationMs }) => formatDuration(durationMs),
              isFigure: true,
            },
            {
              name: copy.route,
              cell: ({ route }) => <span className="font-mono text-[0.82rem]">{route}</span>,
            },
            {
              name: copy.id,
              cell: ({ id }) => (
                <span className="font-mono text-[0.82rem] text-soft" title={id}>
                  {id.slice(0, 8)}
                </span>
              ),
            },
          ]}
        />
      ) : null}
      {page && page.total > page.pageSize ? <Pager {...page} onPlace={onPlace} /> : null}
    </>
  );
}

interface LogsTabProps extends ListProps {
  log: 'cleanups' | 'requests';
  onLog: (log: 'cleanups' | 'requests') => void;
  onlyFailed: boolean;
  onOnlyFailed: (only: boolean) => void;
}

/** Cleanups and calls, newest first, in pages of ten; neither holds a text. */
export function LogsTab({ log, onLog, onlyFailed, onOnlyFailed, ...list }: LogsTabProps) {
  const isRequests = log === 'requests';
  const choice = (
    <Segments
      label={copy.show}
      value={log}
      options={[
        { value: 'cleanups', label: copy.cleanups },
        { value: 'requests', label: copy.requests },
      ]}
      onChange={onLog}
    />
  );
  return (
    <Panel title={isRequests ? copy.requests : copy.cleanups} aside={choice}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-3 text-sm text-soft sm:px-6">
        <p>{isRequests ? copy.requestsHint(requestLogDays) : copy.cleanupsHint}</p>
        {isRequests ? (
          <label className="flex items-center gap-2 text-ink">
            <input
              type="checkbox"
              checked={onlyFailed}
              onChange={(event) => onOnlyFailed(event.target.checked)}
              className="size-4 accent-accent"
            />
            {copy.failedOnly}
          </label>
        ) : null}
      </div>
      {isRequests ? <RequestLogs {...list} onlyFailed={onlyFailed} /> : <CleanupLogs {...list} />}
    </Panel>
  );
}
