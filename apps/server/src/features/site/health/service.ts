import type { Ctx } from '../../../context.ts';
import { describeError } from '../../../log/log.ts';
import { ping } from './data.ts';

export async function databaseAnswers(ctx: Ctx): Promise<boolean> {
  try {
    await ping(ctx.db);
    return true;
  } catch (error) {
    ctx.log.error('database', { requestId: ctx.requestId, ...describeError(error) });
    return false;
  }
}
