import { randomUUID } from 'node:crypto';
import type { Ctx } from '../../../context.ts';
import { gather } from '../../../db/gather.ts';
import type { Handle } from '../../../db/handle.ts';
import type { Known } from '../../../db/known.ts';
import { untilFree } from '../../../db/until-free.ts';
import { accountGone } from '../../../http/refused-by-storage.ts';
import { runHere } from '../../../threads/run-job.ts';
import { isThere, keepHistories, refuseIfGone } from '../../accounts/index.ts';
import type { Booking } from '../../billing/index.ts';
import { recordAgain } from '../cleanups/service.ts';
import type { Counter } from '../counter/service.ts';
import { cleanJob } from '../jobs.ts';
import { type Entry, type Settled, settleEntries } from './data.ts';

/** Charges and records what has been done; whoever waits for it is answered when it is committed. */
export interface Ledger {
  settle(entry: Entry): Promise<Settled>;
  /** Whether an account's texts are kept, as far as is known: the text is not even sent where not. */
  keepsTexts(userId: string): Promise<boolean>;
}

/** A batch holds the rows that all cleanups count on until it is committed: it stays small. */
const most = 64;
const mostCharacters = 2_000_000;

/** Puts what is settled in the same few milliseconds into one statement and one commit. */
export function openLedger({
  db,
  known,
  counter,
}: {
  db: Handle;
  known: Known;
  counter: Counter;
}): Ledger {
  async function settleBatch(entries: readonly Entry[]): Promise<Settled[]> {
    const settled = await settleEntries(db, entries);
    const total = settled[0]?.total;
    if (total != null) counter.raise(total);
    return settled;
  }
  const settleAll = gather(settleBatch, {
    most,
    weigh: ({ record }) => record?.cleanedText?.length ?? 0,
    mostWeight: mostCharacters,
    // Of two clicks that are one, the second has to see what became of the first.
    aloneBy: ({ retryHash }) => retryHash,
  });
  const keeping = known.shelf<boolean>();
  const findKeeping = gather((userIds: string[]) => keepHistories(db, userIds));
  return {
    keepsTexts: async (userId) => (await keeping.get(userId, () => findKeeping(userId))) ?? false,
    settle: (entry) =>
      untilFree(async () => {
        const result = await settleAll(entry);
        const isGone = async () => entry.userId === null || !(await isThere(db, entry.userId));
        return result.outcome !== 'away' || (await isGone()) ? { result } : null;
      }),
  };
}

/** A few of what people paste: longer ones make the rehearsal longer, and nothing else. */
const rehearsed =
  'With it come characters that nobody sees, such as this zero\u200bwidth space. '.repeat(20);
const rehearsals = 5;

/**
 * Does once what the first cleanup would be kept waiting for: code that is compiled when it is first used,
 * in this process and in the database. Nothing of it stays. Where the database is away there is no rehearsal.
 */
export async function rehearseCleanup({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const clean = () => runHere(cleanJob, { text: rehearsed, options: {} });
  for (let n = 1; n < rehearsals; n++) await clean();
  const { removedCharacterCount, removedKinds } = await clean();
  const entry: Entry = {
    id: randomUUID(),
    userId: null,
    sessionId: randomUUID(),
    retryHash: randomUUID(),
    charge: { subject: `session:${randomUUID()}`, period: 'total', limit: 1 },
    record: { cleanedText: null, removedCharacterCount, removedKinds },
    source: 'site',
    madeAt: clock.now(),
  };
  const attempt = db.transaction(async (tx) => {
    await settleEntries(tx, [entry]);
    throw new Error('all of it is taken back');
  });
  await attempt.catch(() => {});
}

interface Done {
  booking: Booking;
  cleanedText: string;
  /** Null: it costs its unit, and is not written down. */
  record: ({ sessionId: string } & Omit<NonNullable<Entry['record']>, 'cleanedText'>) | null;
}

/**
 * Charges a basic cleanup that has been done, and records it in the same step.
 * @returns the id of the item that the history shows; null where it shows none
 * @throws AppError where there is no unit left, or the account is gone
 */
export async function settleCleanup(
  ctx: Ctx,
  ledger: Ledger,
  { booking, cleanedText, record }: Done,
): Promise<string | null> {
  const userId = 'userId' in ctx.actor ? ctx.actor.userId : null;
  const keeps = record !== null && userId !== null && (await ledger.keepsTexts(userId));
  const charge = booking.charges[0]!;
  const id = randomUUID();
  const entry: Entry = {
    id,
    userId,
    sessionId: record?.sessionId ?? null,
    retryHash: booking.retryHash,
    charge,
    record: record && { ...record, cleanedText: keeps ? cleanedText : null },
    source: ctx.actor.kind === 'apiKey' ? 'api' : 'site',
    madeAt: ctx.clock.now(),
  };
  const { outcome, isKept } = await ledger.settle(entry).catch(async (error: unknown) => {
    await refuseIfGone(ctx);
    throw error;
  });
  if (outcome === 'away') throw accountGone();
  if (outcome === 'refused') throw booking.refusal(charge);
  if (outcome === 'done') return isKept ? id : null;
  const first = await booking.firstUnit();
  return first?.state === 'done' ? recordAgain(ctx, { id: first.id, cleanedText }) : null;
}
