import type { Ctx } from '../../context.ts';
import { listFlags } from './data.ts';
import { type Flag, withDefaults } from './rules.ts';

export async function readFlags(ctx: Ctx): Promise<Flag[]> {
  return withDefaults(await listFlags(ctx.db));
}
