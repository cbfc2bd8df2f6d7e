import type { AdminMetrics } from '@cleanpaste/contract';
import { Panel } from '../../../components/panel.tsx';
import { chartCopy as copy } from '../../../copy/chart-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { DataTable } from '../lists/data-table.tsx';
import { formatDuration } from '../lists/figures.ts';

type Row = AdminMetrics['byWork'][number];

/** How long each kind of work takes, and how often it fails. */
export function WorkTable({ rows }: { rows: Row[] }) {
  return (
    <Panel title={copy.byWork}>
      <DataTable
        label={copy.byWork}
        rows={rows}
        keyOf={({ kind }) => kind}
        columns={[
          { name: copy.kind, cell: ({ kind }) => copy.kinds[kind] },
          { name: copy.requests, cell: (row) => formatCount(row.requests), isFigure: true },
          { name: copy.refused, cell: (row) => formatCount(row.refused), isFigure: true },
          { name: copy.failed, cell: (row) => formatCount(row.failed), isFigure: true },
          { name: copy.p50, cell: ({ p50 }) => formatDuration(p50), isFigure: true },
          { name: copy.p95, cell: ({ p95 }) => formatDuration(p95), isFigure: true },
          { name: copy.p99, cell: ({ p99 }) => formatDuration(p99), isFigure: true },
        ]}
      />
      <p className="border-t border-line px-5 py-3 text-sm text-soft sm:px-6">{copy.byWorkHint}</p>
    </Panel>
  );
}
