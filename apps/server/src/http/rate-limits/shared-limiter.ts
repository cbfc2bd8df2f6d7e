import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { gather } from '../../db/gather.ts';
import type { Handle } from '../../db/handle.ts';
import type { RateRule, Taken } from './allowance.ts';
import { type RateLimiter, unitMs } from './rate-limit.ts';
import { rateLimits } from './tables.ts';

const rememberAtMost = 10_000;
/** A busy allowance is taken from a sixtieth at a time; of a small one, unit by unit. */
const shareOfLimit = 60;
const smallestShare = 100;
/** By how much the clocks of several machines may differ; beyond it one was put back. */
const skewMs = 60_000;

export interface Wish {
  key: string;
  rule: RateRule;
  now: Date;
  /** One where nothing is said. */
  units?: number;
}

/** Units that this process has taken and not yet given to anybody. */
interface Share {
  left: number;
  /** When the allowance is full again with all of them spent. Then they would be there anyway, so they lapse. */
  fullAt: number;
}

/**
 * Allowances that all instances share. Who has been refused is remembered here until the wait is over,
 * so that a flood costs no queries; who is asked for in the same moment is asked for at once.
 */
export function sharedLimiter(db: Handle): RateLimiter {
  const refusedUntil = new Map<string, number>();
  const shares = new Map<string, Share>();

  function fromShare({ key, rule, now }: Wish): Taken | null {
    const share = shares.get(key);
    if (!share) return null;
    // Spent units come back one by one: what is back in the table already is not given here as well.
    share.left = Math.min(share.left, Math.floor((share.fullAt - now.getTime()) / unitMs(rule)));
    if (share.left < 1) {
      shares.delete(key);
      return null;
    }
    share.left -= 1;
    return { ok: true, fullAt: new Date(share.fullAt - share.left * unitMs(rule)) };
  }

  function keepShare(key: string, share: Share): void {
    if (share.left < 1) return;
    if (shares.size >= rememberAtMost) shares.clear();
    shares.set(key, share);
  }

  /** Answers the wishes for one key in turn, out of what was granted for all of them. */
  function share(wishes: Wish[], { granted, fullAt }: Granted): Taken[] {
    const { key, rule, now } = wishes[0]!;
    const unit = unitMs(rule);
    const spare = Math.max(0, granted - wishes.length);
    keepShare(key, { left: spare, fullAt });
    if (granted < wishes.length) {
      const waitMs = Math.max(1, fullAt + unit - now.getTime() - rule.seconds * 1000);
      if (refusedUntil.size >= rememberAtMost) refusedUntil.clear();
      refusedUntil.set(key, now.getTime() + waitMs);
    }
    return wishes.map((wish, at): Taken => {
      if (at < granted) return { ok: true, fullAt: new Date(fullAt - (granted - 1 - at) * unit) };
      return { ok: false, waitMs: Math.max(1, refusedUntil.get(key)! - wish.now.getTime()) };
    });
  }

  const take = gather(async (wishes: Wish[]) => {
    const byKey = Map.groupBy(wishes, ({ key }) => key);
    const groups = [...byKey.values()];
    const granted = await takeUnits(db, groups);
    const taken = new Map<Wish, Taken>();
    groups.forEach((group, at) => {
      share(group, granted[at]!).forEach((one, place) => {
        taken.set(group[place]!, one);
      });
    });
    return wishes.map((wish) => taken.get(wish)!);
  });

  return {
    async consume(key, rule, now) {
      const until = refusedUntil.get(key) ?? 0;
      const furthest = now.getTime() + rule.seconds * 1000 + skewMs;
      if (until > now.getTime() && until <= furthest)
        return { ok: false, waitMs: until - now.getTime() };
      refusedUntil.delete(key);
      return fromShare({ key, rule, now }) ?? take({ key, rule, now });
    },
  };
}

export async function forgetRestingCallers(ctx: Ctx): Promise<void> {
  await deleteFull(ctx.db, ctx.clock.now());
}

interface Granted {
  granted: number;
  /** Epoch milliseconds. */
  fullAt: number;
}

/** Spends units in one statement, so that callers on several instances cannot overdraw. Each group is of one key. */
export async function takeUnits(db: Handle, groups: readonly Wish[][]): Promise<Granted[]> {
  const wanted = groups.map((wishes, n) => {
    const { key, rule } = wishes[0]!;
    const spare = Math.floor(rule.limit / shareOfLimit);
    return {
      n,
      key,
      at: new Date(Math.max(...wishes.map(({ now }) => now.getTime()))),
      unit_ms: unitMs(rule),
      span_ms: rule.seconds * 1000,
      units: wishes.reduce((sum, { units = 1 }) => sum + units, 0),
      spare: spare < smallestShare ? 0 : spare,
    };
  });
  const { rows } = (await db.execute(
    sql`select n, granted, extract(epoch from full_at)::float8 * 1000 as full_at
      from take_allowances(${JSON.stringify(wanted)}::json)`,
  )) as unknown as { rows: { n: number; granted: number; full_at: number }[] };
  const granted: Granted[] = [];
  for (const row of rows) granted[row.n] = { granted: row.granted, fullAt: row.full_at };
  for (const { n, key, at, span_ms } of wanted) {
    const latest = at.getTime() + span_ms;
    if (granted[n]!.fullAt <= latest + skewMs) continue;
    // Nobody can have spent so much: the clock was put back, and nobody waits until it has caught up.
    granted[n]!.fullAt = latest;
    await db
      .update(rateLimits)
      .set({ fullAt: new Date(latest) })
      .where(and(eq(rateLimits.key, key), gt(rateLimits.fullAt, new Date(latest + skewMs))));
  }
  return granted;
}

/** Forgets callers at rest. */
async function deleteFull(db: Handle, now: Date): Promise<void> {
  // In the order in which calls lock them, and around those that a call has locked.
  const resting = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.fullAt, now))
    .orderBy(rateLimits.key)
    .for('update', { skipLocked: true });
  await db.delete(rateLimits).where(inArray(rateLimits.key, resting));
}
