import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';

/** The status of an answer that nobody reads; it is for the log. */
export const unread = 499;

/** What ends a call whose caller has gone away, instead of a failure in the log; null while somebody waits. */
export function unreadAnswer(error: Error, c: Context<AppEnv>): Response | null {
  if (error instanceof AppError || !c.req.raw.signal.aborted) return null;
  return new Response(null, { status: unread });
}
