import type { RemovedKind } from '@cleanpaste/contract';
import { sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { toStored } from '../../../db/stored-text.ts';
import { textArray } from '../../../db/text-array.ts';

/** One basic cleanup to be charged and recorded. */
export interface Entry {
  id: string;
  userId: string | null;
  sessionId: string | null;
  retryHash: string | null;
  charge: { subject: string; period: string; limit: number | null };
  /** Null: it costs its unit, and is not written down. */
  record: {
    /** Null where the owner's history keeps nothing. */
    cleanedText: string | null;
    removedCharacterCount: number;
    removedKinds: RemovedKind[];
  } | null;
  source: 'site' | 'api';
  madeAt: Date;
}

export interface Settled {
  outcome: 'done' | 'refused' | 'repeated' | 'away';
  /** Whether the owner's history shows it. */
  isKept: boolean;
  /** How many basic cleanups there are now; null where none was added. */
  total: number | null;
}

const fieldsOf = (entry: Entry, at: number) => ({
  n: at + 1,
  id: entry.id,
  user_id: entry.userId,
  session_id: entry.sessionId,
  retry_hash: entry.retryHash,
  subject: entry.charge.subject,
  period: entry.charge.period,
  quota: entry.charge.limit,
  is_recorded: entry.record !== null,
  is_kept: entry.record !== null && entry.record.cleanedText !== null,
  removed_count: entry.record?.removedCharacterCount ?? 0,
  removed_kinds: entry.record?.cleanedText == null ? null : entry.record.removedKinds,
  source: entry.source,
  made_at: entry.madeAt,
});

const textOf = ({ record }: Entry) =>
  record?.cleanedText == null ? null : toStored(record.cleanedText);

interface SettledRow {
  n: number;
  outcome: Settled['outcome'];
  is_kept: boolean | null;
  total: string | number | null;
}

/**
 * Charges and records them all in one statement; `drizzle/0011_ledger.sql` has what it does. It waits for no
 * account that is being changed: such an entry is `away`, as where the account is gone.
 */
export async function settleEntries(db: Handle, entries: readonly Entry[]): Promise<Settled[]> {
  const fields = JSON.stringify(entries.map(fieldsOf));
  const texts = sql.param(textArray(entries.map(textOf)));
  const { rows } = (await db.execute(
    sql`select * from settle_cleanups(${fields}::json, ${texts}::text[], false)`,
  )) as unknown as { rows: SettledRow[] };
  const settled: Settled[] = [];
  for (const { n, outcome, is_kept, total } of rows) {
    settled[n - 1] = {
      outcome,
      isKept: is_kept ?? false,
      total: total === null ? null : Number(total),
    };
  }
  return settled;
}
