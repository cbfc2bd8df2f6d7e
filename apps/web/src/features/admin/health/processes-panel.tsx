import type { AdminHealth } from '@cleanpaste/contract';
import { Panel } from '../../../components/panel.tsx';
import { healthCopy as copy } from '../../../copy/health-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { DataTable } from '../lists/data-table.tsx';
import { formatBytes } from '../lists/figures.ts';
import { Advice } from './advice.tsx';
import { formatSpan, placeOf } from './figures.ts';
import { LightSign } from './light-sign.tsx';

/** The processes that told something within the hour; times are counted from when they were told. */
export function ProcessesPanel({ health }: { health: AdminHealth }) {
  const { processes, lights, until } = health;
  const since = (iso: string) => formatSpan(Date.parse(until) - Date.parse(iso));
  const rows = processes.map((one, at) => ({ ...one, number: at + 1 }));
  return (
    <Panel
      id={placeOf('processes')}
      title={copy.processes}
      aside={<LightSign light={rows.length === 0 ? 'unmeasured' : lights.processes} />}
    >
      <Advice subject="processes" light={lights.processes} className="px-5 pt-4 sm:px-6" />
      {rows.length === 0 ? (
        <p className="px-5 py-5 text-soft sm:px-6">{copy.nothingYet}</p>
      ) : (
        <DataTable
          label={copy.processes}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            {
              name: copy.process,
              cell: ({ number, isThis }) =>
                isThis ? `${formatCount(number)} (${copy.thisOne})` : formatCount(number),
            },
            { name: copy.version, cell: ({ version }) => version },
            { name: copy.uptime, cell: ({ startedAt }) => since(startedAt), isFigure: true },
            { name: copy.memory, cell: (row) => formatBytes(row.memoryBytes), isFigure: true },
            { name: copy.heard, cell: (row) => copy.ago(since(row.heardAt)), isFigure: true },
          ]}
        />
      )}
    </Panel>
  );
}
