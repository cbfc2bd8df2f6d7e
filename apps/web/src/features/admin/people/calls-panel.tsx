import type { Person } from '@cleanpaste/contract';
import { Panel, PanelNote } from '../../../components/panel.tsx';
import { logsCopy } from '../../../copy/logs-copy.ts';
import { personCallsCopy as copy } from '../../../copy/people-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { DataTable } from '../lists/data-table.tsx';
import { formatLongDay } from '../lists/figures.ts';
import { LoggedAt } from '../lists/logged-at.tsx';
import { PanelHint } from '../lists/panel-hint.tsx';

const dash = <span className="text-soft">–</span>;

/** What was done for an account, without a text. */
export function CallsPanel({ calls }: Pick<Person, 'calls'>) {
  return (
    <Panel title={copy.title}>
      {calls.length === 0 ? (
        <PanelNote>{copy.none}</PanelNote>
      ) : (
        <>
          <PanelHint text={copy.hint} />
          <DataTable
            label={copy.title}
            rows={calls}
            keyOf={({ id }) => id}
            headOf={({ created_at }) => formatLongDay(created_at)}
            columns={[
              {
                name: copy.when,
                cell: ({ created_at }) => <LoggedAt at={created_at} inDay="seconds" />,
              },
              { name: copy.what, isName: true, cell: ({ kind }) => copy.kinds[kind] },
              {
                name: copy.from,
                cell: ({ source }) => (source ? (logsCopy.sources[source] ?? source) : dash),
              },
              {
                name: copy.removed,
                cell: ({ removed }) => (removed === null ? dash : formatCount(removed)),
                isFigure: true,
              },
            ]}
          />
        </>
      )}
    </Panel>
  );
}

/** Keys of an account: how they begin and what they may do, not what they are called. */
export function KeysPanel({ keys }: { keys: Person['api_keys'] }) {
  return (
    <Panel title={copy.keys}>
      {keys.length === 0 ? (
        <PanelNote>{copy.noKeys}</PanelNote>
      ) : (
        <>
          <PanelHint text={copy.keysHint} />
          <DataTable
            label={copy.keys}
            rows={keys}
            keyOf={({ prefix, created_at }) => `${prefix} ${created_at}`}
            columns={[
              {
                name: copy.key,
                cell: ({ prefix }) => <code className="font-mono text-[0.82rem]">{prefix}…</code>,
              },
              { name: copy.scopes, cell: ({ scopes }) => scopes.join(', ') },
              { name: copy.made, cell: ({ created_at }) => <LoggedAt at={created_at} /> },
              {
                name: copy.used,
                cell: ({ last_used_at: at }) =>
                  at ? <LoggedAt at={at} /> : <span className="text-soft">{copy.never}</span>,
              },
            ]}
          />
        </>
      )}
    </Panel>
  );
}
