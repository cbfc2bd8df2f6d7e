import type { AdminHealth, HealthSubject } from '@cleanpaste/contract';
import { healthCopy as copy } from '../../../copy/health-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { formatBytes, formatDuration } from '../lists/figures.ts';
import { boundOf, formatBeside } from './figures.ts';
import type { Shown } from './light-sign.tsx';

/** Something that the server stands on, as it is now. */
export interface Ground {
  term: string;
  figure: string;
  note: string;
  light?: Shown;
  /** What is judged here, and where its light begins. */
  subject?: HealthSubject;
  bound?: string;
}

function replicaNote({ replicas, replicaLagSeconds: lag }: AdminHealth['database']): string {
  if (replicas === 0) return copy.noReplicaNote;
  return lag === null ? copy.lagUnknown : copy.replicaNote(formatDuration(lag * 1000));
}

/** Database, disk, and what waits to be done, with lights where there is something to judge. */
export function groundsOf({ database, disk, waiting, lights }: AdminHealth): Ground[] {
  const { subjects } = copy;
  const n = formatCount;
  const judged = (subject: HealthSubject) => ({
    ...{ term: subjects[subject], subject, light: lights[subject] },
    bound: boundOf(subject, lights[subject]),
  });
  const unknown = (subject: HealthSubject) => ({
    ...{ term: subjects[subject], light: 'unknown' as const },
  });
  return [
    {
      term: copy.database,
      figure: formatBytes(database.bytes),
      note: copy.engines[database.engine],
    },
    {
      ...(database.replicas === 0
        ? { term: subjects.replicas }
        : database.replicaLagSeconds === null
          ? unknown('replicas')
          : judged('replicas')),
      figure: database.replicas === 0 ? copy.noReplicas : n(database.replicas),
      note: replicaNote(database),
    },
    disk.bytes > 0
      ? {
          ...judged('disk'),
          figure: copy.diskFree(formatBeside('disk', lights.disk, disk.freeBytes)),
          note: copy.diskOf(formatBytes(disk.bytes)),
        }
      : { ...unknown('disk'), figure: '–', note: copy.diskUnknown },
    { ...judged('mails'), figure: copy.mailsWaiting(n(waiting.mails)), note: copy.mailsNote },
    { ...judged('events'), figure: copy.eventsWaiting(n(waiting.events)), note: copy.eventsNote },
  ];
}
