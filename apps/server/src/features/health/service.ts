import { sql } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { describeError } from '../../http/log.ts';

export async function databaseAnswers(ctx: Ctx): Promise<boolean> {
  try {
    await ctx.db.execute(sql`select 1`);
    return true;
  } catch (error) {
    ctx.log.error('database does not answer', {
      requestId: ctx.requestId,
      ...describeError(error),
    });
    return false;
  }
}
