import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError, invalidRequest } from '../../../http/app-error.ts';
import type { Copyleaks } from '../copyleaks/config.ts';
import { tokenHeader } from '../copyleaks/rules.ts';
import { receivePiece, receiveStatus } from './service.ts';

/** A found document comes whole, and may be a book. */
const bytesAtMost = 20_000_000;
const eventBytesAtMost = 2_000_000;

/** Files are put here as to a storage: their content type says nothing. Null for what is too large. */
async function anyJson(c: Context<AppEnv>, most: number): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw invalidRequest('The body is not valid JSON.');
  }
}

/** Where Copyleaks tells how a scan went, and brings what was found. */
export function copyleaksEventRoutes(copyleaks: Copyleaks | null) {
  const requireCopyleaks = () => {
    if (!copyleaks) throw new AppError('not_found', 'Copyleaks is not set up on this server.');
  };

  async function takePiece(c: Context<AppEnv, '/copyleaks/:scanId/:exportId/:name'>) {
    requireCopyleaks();
    const { scanId, exportId, name } = c.req.param();
    const token = c.req.header(tokenHeader);
    const readBody = () => anyJson(c, bytesAtMost);
    await receivePiece(c.get('ctx'), { scanId, exportId, name, token, readBody });
    return c.json({ received: true });
  }

  return new Hono<AppEnv>()
    .post('/copyleaks/:scanId/:event', async (c) => {
      requireCopyleaks();
      const body = await anyJson(c, eventBytesAtMost);
      await receiveStatus(c.get('ctx'), { scanId: c.req.param('scanId'), body });
      return c.json({ received: true });
    })
    .put('/copyleaks/:scanId/:exportId/:name', takePiece)
    .post('/copyleaks/:scanId/:exportId/:name', takePiece);
}
