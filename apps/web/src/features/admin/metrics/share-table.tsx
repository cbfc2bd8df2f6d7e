import { Panel } from '../../../components/panel.tsx';
import { chartCopy as copy } from '../../../copy/chart-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { DataTable } from '../lists/data-table.tsx';
import { ListState } from '../lists/list-state.tsx';
import { useShareStatistics } from './use-metrics.ts';

/** Who shared where, since the beginning; it reloads as people share. */
export function ShareTable() {
  const query = useShareStatistics();
  return (
    <Panel title={copy.shareStatistics}>
      <ListState query={query} failed={copy.shareFailed} rows={3} />
      {query.data ? (
        <DataTable
          label={copy.shareStatistics}
          rows={query.data}
          keyOf={({ platform }) => platform}
          columns={[
            { name: copy.platform, cell: ({ platform }) => copy.platforms[platform] },
            {
              name: copy.totalShares,
              cell: (row) => formatCount(row.total_shares),
              isFigure: true,
            },
            {
              name: copy.uniqueUsers,
              cell: (row) => formatCount(row.unique_users),
              isFigure: true,
            },
            {
              name: copy.uniqueSessions,
              cell: (row) => formatCount(row.unique_sessions),
              isFigure: true,
            },
          ]}
        />
      ) : null}
    </Panel>
  );
}
