import type { RequestLogPage } from '@cleanpaste/contract';
import { Pager } from '../../../components/pager.tsx';
import { logsCopy as copy } from '../../../copy/logs-copy.ts';
import { DataTable } from '../lists/data-table.tsx';
import { formatDuration, formatLongDay } from '../lists/figures.ts';
import { ListState } from '../lists/list-state.tsx';
import { LoggedAt } from '../lists/logged-at.tsx';
import type { LogProps } from './cleanup-log.tsx';
import { useRequestLogs } from './use-logs.ts';

const statusClass = (status: number) =>
  status >= 500 ? 'font-semibold text-danger' : status >= 400 ? 'text-mark' : '';

/** What was asked of the server, and how it went. */
export function RequestLog({ place, onPlace, onlyFailed }: LogProps & { onlyFailed: boolean }) {
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
          isShort
          rows={page.items}
          keyOf={({ id }) => id}
          headOf={({ created_at }) => formatLongDay(created_at)}
          columns={[
            {
              name: copy.when,
              cell: ({ created_at }) => <LoggedAt at={created_at} inDay="milliseconds" />,
            },
            {
              name: copy.status,
              cell: ({ status }) => <span className={statusClass(status)}>{status}</span>,
              isFigure: true,
            },
            {
              name: copy.duration,
              cell: ({ durationMs }) => formatDuration(durationMs),
              isFigure: true,
            },
            {
              name: copy.route,
              isName: true,
              isWide: true,
              cell: ({ route }) => (
                <span className="block font-mono text-[0.82rem] wrap-anywhere whitespace-normal md:min-w-52">
                  {route}
                </span>
              ),
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
