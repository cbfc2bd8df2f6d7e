import { type PeopleFound, type Person, peopleFoundAtMost, personRows } from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { requireAdmin } from '../../../http/require-actor.ts';
import { findUser, isAdmin, listKeysOf } from '../../accounts/index.ts';
import {
  describeUsage,
  effective,
  findGiven,
  listSubscriptions,
  paidPlanFor,
} from '../../billing/index.ts';
import { readDisplayedCounts } from '../../cleaning/index.ts';
import { recordChange, recordView } from '../audit/service.ts';
import { listChangesOf } from '../audit-list/service.ts';
import * as data from './data.ts';
import { beginningOf, callsOf, rangeOf } from './rules.ts';

/** Accounts whose address begins with what was typed; each search is written down. */
export async function findPeople(ctx: Ctx, { address }: { address: string }): Promise<PeopleFound> {
  requireAdmin(ctx.actor);
  const wanted = address.toLowerCase();
  const limit = peopleFoundAtMost + 1;
  const found = await ctx.read((db) => data.peopleQuery(db, { ...rangeOf(wanted), limit }));
  const items = found.slice(0, peopleFoundAtMost);
  await recordChange(ctx.db, ctx, {
    action: 'people_searched',
    target: beginningOf(wanted),
    details: { from: '', to: String(items.length) },
  });
  return {
    items: items.map(({ createdAt, name, ...row }) => ({
      ...row,
      name: name || null,
      created_at: createdAt.toISOString(),
    })),
    more: found.length > items.length,
  };
}

const nobody = () => new AppError('not_found', 'There is no such account.');
const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** Plan, usage, payments and work of one account, without any of its texts. @throws AppError 404 */
export async function readPerson(ctx: Ctx, id: string): Promise<Person> {
  requireAdmin(ctx.actor);
  const { db } = ctx;
  const user = await findUser(db, id);
  if (!user) throw nobody();
  await recordView(ctx, id);
  const own = { userId: id, limit: personRows };
  const subscriptions = await listSubscriptions(db, id);
  const given = await findGiven(db, id, ctx.clock.now());
  const done = await ctx.read(async (far) => ({
    payments: await data.chargesOfQuery(far, own),
    paid: await data.sumChargesOf(far, id),
    cleanups: await data.cleanupsOfQuery(far, own),
    checks: await data.checksOfQuery(far, own),
  }));
  return {
    id,
    email: user.email,
    name: user.name || null,
    emailVerified: user.emailVerified,
    created_at: user.createdAt.toISOString(),
    last_login: iso(await data.readLastLogin(db, id)),
    ...(await describeUsage(ctx, {
      userId: id,
      isAdmin: isAdmin(user, ctx.config.adminEmail),
    })),
    counts: await readDisplayedCounts(ctx, id),
    paid_plan: paidPlanFor(effective(subscriptions)),
    given: given && {
      id: given.id,
      plan: given.plan,
      ends_at: iso(given.endsAt),
      created_at: given.createdAt.toISOString(),
    },
    subscriptions: subscriptions.map((row) => ({
      plan: row.plan,
      status: row.status,
      cancel_at_period_end: row.cancelAtPeriodEnd,
      current_period_end: row.currentPeriodEnd,
      created_at: row.createdAt.toISOString(),
      ended_at: iso(row.endedAt),
    })),
    payments: done.payments.map(({ createdAt, ...row }) => ({
      ...row,
      created_at: createdAt.toISOString(),
    })),
    paid: done.paid,
    calls: callsOf(done.cleanups, done.checks),
    api_keys: (await listKeysOf(db, id)).map((key) => ({
      prefix: key.prefix,
      scopes: key.scopes,
      created_at: key.createdAt.toISOString(),
      last_used_at: iso(key.lastUsedAt),
    })),
    changes: await listChangesOf(ctx, id, personRows),
  };
}
