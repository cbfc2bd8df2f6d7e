import type { Ctx } from '../../../context.ts';
import { readCounters } from './data.ts';
import { textsCleaned } from './rules.ts';

export async function cleanupCount(ctx: Ctx): Promise<{ count: number }> {
  return { count: textsCleaned(await readCounters(ctx.db)) };
}
