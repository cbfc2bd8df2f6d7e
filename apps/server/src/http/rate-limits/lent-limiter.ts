import { gather } from '../../db/gather.ts';
import type { Handle } from '../../db/handle.ts';
import type { RateRule, Taken } from './allowance.ts';
import { memoryLimiter, type RateLimiter, unitMs } from './rate-limit.ts';
import { takeUnits, type Wish } from './shared-limiter.ts';

const rememberAtMost = 10_000;
/** A process gives out a sixtieth of an allowance on trust, and has that much lent to it at a time. */
const shareOfLimit = 60;
/** Without the database each process keeps the limit by itself, and asks again after this time. */
const awayMs = 1000;

/** Loans that one call waits for: each answers all who wait, or says how long there is none. */
const mostLoans = 5;

const lotOf = (rule: RateRule) => Math.max(1, Math.floor(rule.limit / shareOfLimit));

/** What this process knows of a caller's allowance. */
interface Account {
  /** Units that were lent and not given yet; they lapse when they would be there again anyway. */
  left: number;
  /** When the shared allowance is full again, with all of `left` spent. */
  fullAt: number;
  /** Units that were given on trust. They are paid back with the next loan, or forgotten, a lot in the rule's time. */
  owed: number;
  owedAt: number;
  /** The last loan was less than was asked for: nothing more on trust. */
  isShort: boolean;
  refusedUntil: number;
  asking: Promise<void> | null;
  /** Calls that wait for the loan. */
  waiting: number;
}

interface Loan {
  account: Account;
  wish: Wish;
}

/**
 * An allowance that all processes share and nobody waits for: a process gives a little on trust, and
 * has more lent to it before that is used up. Whoever calls now and then costs no query at all. All
 * processes together give what the rule says and at most a sixtieth more for each of them; each alone
 * gives no more than the rule says, also without the database.
 */
export function lentLimiter(db: Handle): RateLimiter {
  const alone = memoryLimiter();
  const accounts = new Map<string, Account>();
  let awayUntil = 0;

  /** What is asked for is known when the question is sent: by then more calls may wait for it. */
  const take = gather(async (loans: Loan[]) => {
    const wishes = loans.map(({ account: { owed, waiting }, wish }) => ({
      ...wish,
      units: Math.ceil(owed) + waiting + lotOf(wish.rule),
    }));
    const granted = await takeUnits(
      db,
      wishes.map((wish) => [wish]),
    );
    return granted.map((one, at) => ({ ...one, units: wishes[at]!.units }));
  });

  function accountOf(key: string, now: number): Account {
    const known = accounts.get(key);
    if (known) return known;
    if (accounts.size >= rememberAtMost) accounts.clear();
    const fresh = { left: 0, fullAt: 0, owed: 0, owedAt: now, isShort: false };
    const account: Account = { ...fresh, refusedUntil: 0, asking: null, waiting: 0 };
    accounts.set(key, account);
    return account;
  }

  async function borrow(account: Account, wish: Wish): Promise<void> {
    const { rule, now } = wish;
    try {
      const { granted, fullAt, units } = await take({ account, wish });
      const free = granted - account.owed;
      account.left = Math.max(0, Math.floor(free));
      account.owed = Math.max(0, -free);
      account.fullAt = fullAt;
      account.isShort = granted < units;
      const wait = fullAt + (account.owed + 1) * unitMs(rule) - rule.seconds * 1000;
      account.refusedUntil = account.left > 0 ? 0 : wait;
    } catch {
      awayUntil = now.getTime() + awayMs;
    } finally {
      account.asking = null;
    }
  }

  /** Gives a unit that is there: null where one has to be asked for first. */
  function give(account: Account, wish: Wish): Taken | null {
    const { rule } = wish;
    const now = wish.now.getTime();
    const lot = lotOf(rule);
    const forgotten = (lot * Math.max(0, now - account.owedAt)) / (rule.seconds * 1000);
    account.owed = Math.max(0, account.owed - forgotten);
    account.owedAt = now;
    const unit = unitMs(rule);
    account.left = Math.max(0, Math.min(account.left, Math.floor((account.fullAt - now) / unit)));
    const onTrust = account.isShort ? 0 : Math.floor(lot - account.owed);
    const there = account.left + onTrust;
    // Before it is used up, so that nobody waits for it.
    if (there <= lot / 2) account.asking ??= borrow(account, wish);
    if (there < 1) return null;
    if (account.left > 0) account.left -= 1;
    else account.owed += 1;
    return { ok: true, fullAt: new Date(account.fullAt - account.left * unit) };
  }

  /** How long a caller who was refused has to wait still. */
  function waitOf({ refusedUntil }: Account, { rule, now }: Wish): number {
    const wait = refusedUntil - now.getTime();
    // Nobody waits longer than until all is there again: the clock was put back.
    return wait > rule.seconds * 1000 ? 0 : wait;
  }

  return {
    async consume(key, rule, now) {
      const wish = { key, rule, now };
      const account = accountOf(key, now.getTime());
      // The clock was put back. What the database knows is put right by a question.
      if (account.owedAt > now.getTime()) {
        account.owedAt = now.getTime();
        account.asking ??= borrow(account, wish);
      }
      const isAway = () => now.getTime() < awayUntil && awayUntil <= now.getTime() + awayMs;
      const wait = waitOf(account, wish);
      if (wait > 0 && !isAway()) return { ok: false, waitMs: wait };
      const own = await alone.consume(key, rule, now);
      if (!own.ok || isAway()) return own;
      let given = give(account, wish);
      for (let asked = 0; !given && asked < mostLoans && !isAway(); asked++) {
        account.waiting += 1;
        await account.asking;
        account.waiting -= 1;
        if (waitOf(account, wish) > 0) break;
        given = give(account, wish);
      }
      if (isAway()) return own;
      if (!given) return { ok: false, waitMs: Math.max(1, waitOf(account, wish)) };
      return given.ok && given.fullAt > own.fullAt ? given : own;
    },
  };
}
