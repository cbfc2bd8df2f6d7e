import type { Ctx } from '../../../context.ts';
import { listFlags } from './data.ts';
import { type Flag, withDefaults } from './rules.ts';

/** What everybody may know of the flags. */
export async function readFlags(ctx: Ctx): Promise<Pick<Flag, 'name' | 'enabled'>[]> {
  const flags = withDefaults(await listFlags(ctx.db));
  return flags.map(({ name, enabled }) => ({ name, enabled }));
}
