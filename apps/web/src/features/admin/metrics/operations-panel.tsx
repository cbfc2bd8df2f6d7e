import { Panel } from '../../../components/panel.tsx';
import { operationsCopy as copy } from '../../../copy/operations-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { formatBytes, formatMomentUtc } from '../lists/figures.ts';
import { ListState } from '../lists/list-state.tsx';
import { useOperations } from './use-metrics.ts';

function Fact({ term, figure, note }: { term: string; figure: string; note: string }) {
  return (
    <div className="row-span-3 grid grid-rows-subgrid gap-y-0.5">
      <dt className="text-sm text-soft">{term}</dt>
      <dd className=" text-lg font-semibold tabular-nums">{figure}</dd>
      <dd className="text-sm text-soft tabular-nums">{note}</dd>
    </div>
  );
}

/** What the server has to compare with, and what it is busy with right now. */
export function OperationsPanel() {
  const query = useOperations();
  const state = query.data;
  const n = formatCount;
  return (
    <Panel title={copy.title}>
      <ListState query={query} failed={copy.failed} rows={2} />
      {state ? (
        <>
          <dl className="grid gap-x-6 gap-y-5 px-5 py-5 sm:grid-cols-2 sm:px-6 lg:grid-cols-4">
            <Fact
              term={copy.documents}
              figure={n(state.corpus.documents)}
              note={copy.words(n(state.corpus.words), n(state.corpus.parts))}
            />
            <Fact
              term={copy.queue}
              figure={copy.queueOf(n(state.queue.busy), n(state.queue.threads))}
              note={copy.waiting(n(state.queue.waiting), n(state.queue.maxWaiting))}
            />
            <Fact term={copy.units} figure={n(state.unitsRunning)} note={copy.unitsHint} />
            <Fact
              term={copy.memory}
              figure={formatBytes(state.memoryBytes)}
              note={copy.since(formatMomentUtc(state.startedAt))}
            />
          </dl>
          <p className="border-t border-line px-5 py-3 text-sm text-soft tabular-nums sm:px-6">
            {copy.requestLog(state.requestLog.waiting, state.requestLog.dropped)}
            {copy.streams(n(state.liveStreams))}
          </p>
        </>
      ) : null}
    </Panel>
  );
}
