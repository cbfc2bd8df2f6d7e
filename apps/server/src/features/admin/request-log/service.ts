import {
  adminPageSize,
  type RequestLogPage,
  requestLogDays,
  requestStatsDays,
} from '@cleanpaste/contract';
import type { Clock, Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { keysetPage, keysetQuery, type PageInput } from '../../../db/keyset.ts';
import type { AnsweredRequest } from '../../../http/every-request.ts';
import { requireAdmin } from '../../../http/require-actor.ts';
import { describeError, type Log } from '../../../log/log.ts';
import { readRowTotals } from '../row-totals/data.ts';
import { deleteBefore, deleteStatsBefore, insertBatch, requestsQuery } from './data.ts';
import { isKept, type LoggedRequest, statsOf } from './rules.ts';

export interface RequestLog {
  /** Takes note of a request. It only stands in a list afterwards: nobody waits for the database. */
  add(request: AnsweredRequest): void;
  /** Writes what has gathered. */
  flush(): Promise<void>;
  state(): { waiting: number; dropped: number };
  /** Writes the rest and ends. */
  close(): Promise<void>;
}

interface Given {
  db: Handle;
  clock: Clock;
  log: Log;
}

const everyMs = 1000;
/** Rows of one statement: PGlite answers nobody else while it writes them. */
const batchSize = 200;
/** While the database is away the list does not grow for ever. */
const mostWaiting = 5000;
/** So many are not made to wait for the second to be over. */
const early = 1000;

/** Keeps the log of requests in batches, once a second. */
export function openRequestLog({ db, clock, log }: Given): RequestLog {
  const waiting: LoggedRequest[] = [];
  let dropped = 0;
  let writing = Promise.resolve();

  async function writeAll() {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize);
      try {
        await db.transaction((tx) => insertBatch(tx, batch, statsOf(batch)));
      } catch (error) {
        log.error('request-log-failed', describeError(error));
        const room = Math.max(0, mostWaiting - waiting.length);
        waiting.unshift(...batch.slice(0, room));
        dropped += Math.max(0, batch.length - room);
        return;
      }
    }
  }

  const flush = () => {
    writing = writing.then(writeAll);
    return writing;
  };
  const timer = setInterval(() => {
    if (waiting.length > 0) void flush();
  }, everyMs);
  timer.unref();

  return {
    add({ requestId, route, status, ms }) {
      if (!isKept(route, status)) return;
      if (waiting.length >= mostWaiting) {
        dropped += 1;
        return;
      }
      const durationMs = Math.min(Math.round(ms), 2 ** 31 - 1);
      waiting.push({ id: requestId, route, status, durationMs, at: clock.now() });
      if (waiting.length === early) void flush();
    },
    flush,
    state: () => ({ waiting: waiting.length, dropped }),
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

const dayMs = 24 * 60 * 60 * 1000;
const deletedAtOnce = 5000;

/** Rows go after two weeks, daily sums after 400 days. */
export async function forgetOldRequests(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now().getTime();
  const before = new Date(now - requestLogDays * dayMs);
  while ((await deleteBefore(ctx.db, before, deletedAtOnce)) > 0);
  const day = new Date(now - requestStatsDays * dayMs).toISOString().slice(0, 10);
  await deleteStatsBefore(ctx.db, day);
}

export async function listRequestLogs(
  ctx: Ctx,
  input: PageInput & { only?: 'failed' | undefined },
): Promise<RequestLogPage> {
  requireAdmin(ctx.actor);
  const query = keysetQuery(input, adminPageSize);
  const onlyFailed = input.only === 'failed';
  const { found, total } = await ctx.read(async (db) => ({
    found: await requestsQuery(db, { ...query, onlyFailed }),
    total: (await readRowTotals(db))(onlyFailed ? 'requests_failed' : 'requests'),
  }));
  const { items, cursors } = keysetPage(found, query);
  return {
    items: items.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() })),
    ...{ cursors, total, page: input.page, pageSize: adminPageSize },
  };
}
