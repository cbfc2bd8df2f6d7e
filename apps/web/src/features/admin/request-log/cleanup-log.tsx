import type { CleanupLogPage } from '@cleanpaste/contract';
import { Pager } from '../../../components/pager.tsx';
import { chartCopy } from '../../../copy/chart-copy.ts';
import { logsCopy as copy } from '../../../copy/logs-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import type { Place } from '../../../lib/place.ts';
import { DataTable } from '../lists/data-table.tsx';
import { formatBytes, formatLongDay } from '../lists/figures.ts';
import { ListState } from '../lists/list-state.tsx';
import { LoggedAt } from '../lists/logged-at.tsx';
import { PersonLink } from '../lists/person-link.tsx';
import { useCleanupLogs } from './use-logs.ts';

export interface LogProps {
  place: Place;
  onPlace: (place: Place) => void;
}

type Cleanup = CleanupLogPage['items'][number];

function keptOf({ deleted, keptBytes }: Cleanup): string {
  if (deleted) return copy.deleted;
  return keptBytes === null ? copy.notKept : formatBytes(keptBytes);
}

/** What was cleaned and for whom, without a text. */
export function CleanupLog({ place, onPlace }: LogProps) {
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
          headOf={({ created_at }) => formatLongDay(created_at)}
          columns={[
            {
              name: copy.when,
              cell: ({ created_at }) => <LoggedAt at={created_at} inDay="seconds" />,
            },
            {
              name: copy.feature,
              cell: ({ feature }) =>
                feature === 'basic' ? chartCopy.basic : chartCopy.statistical,
            },
            {
              name: copy.account,
              isName: true,
              isWide: true,
              cell: ({ user_id, user_email }) =>
                user_id && user_email ? (
                  <span className="block [overflow-wrap:anywhere] whitespace-normal">
                    <PersonLink id={user_id}>{user_email}</PersonLink>
                  </span>
                ) : (
                  <span className="text-soft">{copy.anonymous}</span>
                ),
            },
            {
              name: copy.subscription,
              cell: ({ subscription_status: status }) =>
                status ? (
                  (copy.subscriptionStates[status] ?? status.replaceAll('_', ' '))
                ) : (
                  <span className="text-soft">{copy.noSubscription}</span>
                ),
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
