import type { AdminOperations } from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { requireAdmin } from '../../../http/require-actor.ts';
import { corpusState } from '../../checking/index.ts';
import type { Health } from '../health/service.ts';
import type { Live } from '../live/service.ts';
import type { RequestLog } from '../request-log/service.ts';
import { countRunningUnits, hasCleanups } from './data.ts';

/** What runs beside the database and can tell how it is. */
export interface Gauges {
  queue: () => AdminOperations['queue'];
  requestLog: Pick<RequestLog, 'state'>;
  live: Pick<Live, 'streams'>;
  startedAt: Date;
  health: Pick<Health, 'record'>;
}

export async function readOperations(ctx: Ctx, gauges: Gauges): Promise<AdminOperations> {
  requireAdmin(ctx.actor);
  return {
    corpus: await corpusState(ctx),
    queue: gauges.queue(),
    unitsRunning: await countRunningUnits(ctx.db),
    requestLog: gauges.requestLog.state(),
    liveStreams: gauges.live.streams(),
    startedAt: gauges.startedAt.toISOString(),
    memoryBytes: process.memoryUsage.rss(),
    hasLogs: await hasCleanups(ctx.db),
  };
}

const memoryStep = 16 * 2 ** 20;

/** What an open panel reads anew when it is another: what the instance is busy with, roughly, and nothing of anybody. */
export async function pulseOf(
  db: Handle,
  { queue, requestLog }: Pick<Gauges, 'queue' | 'requestLog'>,
): Promise<string> {
  const { busy, waiting } = queue();
  const memory = Math.round(process.memoryUsage.rss() / memoryStep);
  return [busy, waiting, requestLog.state().dropped, await countRunningUnits(db), memory].join(' ');
}
