import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { setTimeout as setTimeoutAsync } from 'node:timers/promises';
import { type AdminHealth, healthSteps } from '@cleanpaste/contract';
import { version } from '../../../config/version.ts';
import type { Clock, Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { requireAdmin } from '../../../http/require-actor.ts';
import { describeError, type Log } from '../../../log/log.ts';
import { openTally, type Sampled } from '../health-tally/service.ts';
import { liveChannel } from '../live/service.ts';
import { countWaiting, databaseBytes, readReplicas, tell } from './data.ts';
import {
  endAfter,
  isBefore,
  lightsOf,
  measuredOf,
  queueShareOf,
  seriesOf,
  stepMs,
} from './rules.ts';
import { type ProcessStep, processStep } from './schema.ts';

/** What all processes told of the last hour, as this one remembers it. */
interface HealthRecord {
  own: string;
  steps: readonly ProcessStep[];
}

/** Figures of this process and of those beside it, an hour back, in memory. */
export interface Health {
  /** The log, counted on its way. */
  countedLog(log: Log): Log;
  /** Ends the step that is under way, and remembers it. */
  endStep(): ProcessStep;
  /** Remembers what a process told; of anything else it says that it was not meant. */
  hear(payload: string): boolean;
  record(): HealthRecord;
  /** How many steps are known: another number says that there is something new. */
  steps(): number;
  /** Has others told of each step. @returns stops it, and tells them that as well */
  tellEachStep(db: Handle, log: Log): () => Promise<void>;
}

const prefix = 'health ';
/** A database that is away does not keep a process from stopping. */
const farewellMs = 1000;

interface Given extends Sampled {
  clock: Clock;
}

export function openHealth({ clock, queue, pool }: Given): Health {
  const own = randomUUID();
  const startedAt = clock.now().getTime();
  const tally = openTally({ queue, pool });
  const told = new Map<string, ProcessStep>();
  let known = 0;

  function remember(one: ProcessStep): void {
    told.set(`${one.id} ${one.step}`, one);
    known += 1;
    const oldest = Math.floor(clock.now().getTime() / stepMs) - healthSteps;
    for (const [key, { step }] of told) if (step < oldest) told.delete(key);
  }

  function tellOf(step: number, rest: Pick<ProcessStep, 'isStopped'> = {}): ProcessStep {
    const memory = process.memoryUsage.rss();
    const one = { id: own, version, startedAt, memory, step, ...tally.take(), ...rest };
    remember(one);
    return one;
  }
  const stepNow = () => Math.floor(clock.now().getTime() / stepMs);
  const endStep = () => tellOf(stepNow() - 1);

  function hear(payload: string): boolean {
    if (!payload.startsWith(prefix)) return false;
    try {
      const one = processStep.parse(JSON.parse(payload.slice(prefix.length)));
      if (one.id !== own) remember(one);
    } catch {
      // A process of another version says it in other words.
    }
    return true;
  }

  return {
    countedLog: tally.countedLog,
    endStep,
    hear,
    record: () => ({ own, steps: [...told.values()] }),
    steps: () => known,
    tellEachStep(db, log) {
      const say = (one: ProcessStep) =>
        tell(db, liveChannel, `${prefix}${JSON.stringify(one)}`).catch((error) =>
          log.error('health-not-told', describeError(error)),
        );
      let timer: NodeJS.Timeout;
      // Clocks are cut to milliseconds: a timer may end just before the step does, and is then set again.
      const wait = (end: number) => {
        const left = end - clock.now().getTime();
        timer = setTimeout(() => {
          if (isBefore(clock.now().getTime(), end)) return wait(end);
          say(endStep());
          wait(endAfter(clock.now().getTime(), end));
        }, left);
        timer.unref();
      };
      wait(endAfter(clock.now().getTime(), 0));
      return async () => {
        clearTimeout(timer);
        // Otherwise it would be missed for an hour, as one that has died.
        const said = say(tellOf(stepNow(), { isStopped: true }));
        await Promise.race([said, setTimeoutAsync(farewellMs, undefined, { ref: false })]);
        tally.close();
      };
    },
  };
}

/** How everything has been over the last hour. */
export async function readHealth(
  ctx: Ctx,
  { health }: { health: Pick<Health, 'record'> },
): Promise<AdminHealth> {
  requireAdmin(ctx.actor);
  const now = ctx.clock.now().getTime();
  const last = Math.floor(now / stepMs) - 1;
  const { own, steps } = health.record();
  const found = {
    series: seriesOf(steps, last),
    processes: processesOf(steps, own),
    database: await databaseState(ctx),
    disk: await diskState(ctx.config.dataDir),
    waiting: await countWaiting(ctx.db),
  };
  const measured = measuredOf({ ...found, queueShare: queueShareOf(steps, last), now });
  const until = new Date((last + 1) * stepMs).toISOString();
  return { until, lights: lightsOf(measured), measured, ...found };
}

/** The processes that told anything within the hour and have not said that they stop, the oldest first. */
function processesOf(steps: readonly ProcessStep[], own: string): AdminHealth['processes'] {
  const newest = new Map<string, ProcessStep>();
  for (const one of steps) {
    if ((newest.get(one.id)?.step ?? -1) <= one.step) newest.set(one.id, one);
  }
  return [...newest.values()]
    .filter(({ isStopped }) => !isStopped)
    .sort((a, b) => a.startedAt - b.startedAt)
    .map(({ id, startedAt, step, memory, ...rest }) => ({
      id,
      version: rest.version,
      startedAt: new Date(startedAt).toISOString(),
      heardAt: new Date((step + 1) * stepMs).toISOString(),
      memoryBytes: memory,
      isThis: id === own,
    }));
}

async function databaseState({ db, config }: Ctx): Promise<AdminHealth['database']> {
  const { replicas, lag } = await readReplicas(db);
  return {
    engine: config.databaseUrl ? 'postgres' : 'pglite',
    bytes: await databaseBytes(db),
    replicas,
    replicaLagSeconds: lag,
  };
}

/** A file system that tells no size, or a folder that is not there, has none. */
async function diskState(folder: string): Promise<AdminHealth['disk']> {
  const state = await statfs(folder).catch(() => null);
  if (!state) return { freeBytes: 0, bytes: 0 };
  return { freeBytes: state.bavail * state.bsize, bytes: state.blocks * state.bsize };
}
