import { type AdminFlag, hiddenFlag } from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { requireAdmin } from '../../../http/require-actor.ts';
import { recordChange } from '../audit/service.ts';
import { listFlags, setFlag } from './data.ts';
import { isKnownFlag, knownFlags, withDefaults } from './rules.ts';

/** The flags that the admin may change. */
export async function listAdminFlags(ctx: Ctx): Promise<AdminFlag[]> {
  requireAdmin(ctx.actor);
  return withDefaults(await listFlags(ctx.db))
    .filter(({ name }) => name !== hiddenFlag)
    .map((flag) => ({ ...flag, updatedAt: flag.updatedAt?.toISOString() ?? null }));
}

/** @throws AppError 404 for a flag that the product does not know */
export async function changeFlag(
  ctx: Ctx,
  { name, enabled }: { name: string; enabled: boolean },
): Promise<void> {
  requireAdmin(ctx.actor);
  if (!isKnownFlag(name)) throw new AppError('not_found', 'There is no such feature flag.');
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const before = (await setFlag(tx, { name, enabled, now })) ?? knownFlags[name];
    await recordChange(tx, ctx, {
      action: 'flag_changed',
      target: name,
      details: { from: before ? 'on' : 'off', to: enabled ? 'on' : 'off' },
    });
  });
}
