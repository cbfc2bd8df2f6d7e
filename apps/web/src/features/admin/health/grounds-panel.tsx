import type { AdminHealth, HealthSubject, Light } from '@cleanpaste/contract';
import { Panel } from '../../../components/panel.tsx';
import { healthCopy as copy } from '../../../copy/health-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { formatBytes, formatDuration } from '../lists/figures.ts';
import { limitOf, placeOf } from './figures.ts';
import { LightSign } from './light-sign.tsx';

interface FactProps {
  term: string;
  figure: string;
  note: string;
  light?: Light;
  /** What is judged here, whose limit is said and to which what is said above leads. */
  subject?: HealthSubject;
}

function Fact({ term, figure, note, light, subject }: FactProps) {
  return (
    <div
      id={subject && placeOf(subject)}
      tabIndex={subject === undefined ? undefined : -1}
      className="scroll-mt-20 outline-offset-4"
    >
      <dt className="flex items-baseline justify-between gap-3 text-sm text-soft">
        {term}
        {light ? <LightSign light={light} /> : null}
      </dt>
      <dd className="mt-0.5 text-lg font-semibold tabular-nums">{figure}</dd>
      <dd className="text-sm text-soft tabular-nums">
        {subject && light ? `${note}; ${limitOf(subject, light)}` : note}
      </dd>
    </div>
  );
}

function replicaNote({ replicas, replicaLagSeconds: lag }: AdminHealth['database']): string {
  if (replicas === 0) return copy.noReplicaNote;
  return lag === null ? copy.lagUnknown : copy.replicaNote(formatDuration(lag * 1000));
}

/** Database, disk, and what waits to be done: as they are now. */
export function GroundsPanel({ health }: { health: AdminHealth }) {
  const { database, disk, waiting, lights } = health;
  const { subjects } = copy;
  const n = formatCount;
  return (
    <Panel title={copy.stands}>
      <dl className="grid gap-x-6 gap-y-5 px-5 py-5 sm:grid-cols-2 sm:px-6 lg:grid-cols-3">
        <Fact
          term={copy.database}
          figure={formatBytes(database.bytes)}
          note={copy.engines[database.engine]}
        />
        <Fact
          term={subjects.replicas}
          figure={database.replicas === 0 ? copy.noReplicas : n(database.replicas)}
          note={replicaNote(database)}
          light={lights.replicas}
          subject={database.replicas === 0 ? undefined : 'replicas'}
        />
        <Fact
          term={subjects.disk}
          figure={disk.bytes > 0 ? copy.diskFree(formatBytes(disk.freeBytes)) : '–'}
          note={disk.bytes > 0 ? copy.diskOf(formatBytes(disk.bytes)) : copy.diskUnknown}
          light={lights.disk}
          subject={disk.bytes > 0 ? 'disk' : undefined}
        />
        <Fact
          term={subjects.mails}
          figure={copy.mailsWaiting(n(waiting.mails))}
          note={copy.mailsNote}
          light={lights.mails}
          subject="mails"
        />
        <Fact
          term={subjects.events}
          figure={copy.eventsWaiting(n(waiting.events))}
          note={copy.eventsNote}
          light={lights.events}
          subject="events"
        />
      </dl>
    </Panel>
  );
}
