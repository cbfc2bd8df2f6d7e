import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { usage } from './usage.ts';

// What everything is measured by: a bare route that reads the same JSON, checks it and sends it back.

const body = z.object({ text: z.string(), skipTracking: z.boolean().optional() });

const app = new Hono()
  .post('/echo', async (c) => c.json(body.parse(await c.req.json())))
  .get('/echo', (c) => c.json({ count: 1 }));

// Whoever measures has gone, in whatever way.
process.on('disconnect', () => process.exit());
process.on('message', () => process.send?.(usage()));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  process.send?.({ url: `http://127.0.0.1:${port}` }),
);
