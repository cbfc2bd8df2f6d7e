import { Hono } from 'hono';
import { retryAfter } from './retry-after.ts';

/** What answers while the database is being opened: alive, not ready. */
export function startingApp() {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .all('*', (c) =>
      c.json({ error: 'not_ready', message: 'The server is starting.' }, 503, retryAfter(2)),
    );
}
