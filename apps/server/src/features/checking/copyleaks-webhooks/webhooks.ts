import { copyleaksEndpoints } from '@cleanpaste/contract';
import type { Context } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError, invalidRequest } from '../../../http/app-error.ts';
import { type Call, endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import { readBytes } from '../../../http/request-body.ts';
import type { Copyleaks } from '../copyleaks/compose.ts';
import { tokenHeader } from '../copyleaks-scans/rules.ts';
import { receivePiece, receiveStatus } from './service.ts';

/** A found document comes whole, and may be a book. */
const exportBytesAtMost = 20_000_000;
const statusBytesAtMost = 2_000_000;

const received = { received: true } as const;

class TooLargeError extends Error {}

/** Files are put here as to a storage: their content type says nothing. Null for what is too large. */
async function readAnyJson(c: Context<AppEnv>, maxBytes: number): Promise<unknown> {
  try {
    const tooLarge = () => new TooLargeError();
    const bytes = await readBytes(c.req.raw.body, { maxBytes, tooLarge });
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (error) {
    if (error instanceof TooLargeError) return null;
    if (error instanceof SyntaxError) throw invalidRequest('The body is not valid JSON.');
    throw error;
  }
}

/** Where Copyleaks tells how a scan went, and brings what was found. */
export function copyleaksWebhookRoutes(serve: ServeTools, copyleaks: Copyleaks | null) {
  const requireCopyleaks = () => {
    if (!copyleaks) throw new AppError('not_found', 'Copyleaks is not set up on this server.');
  };

  type ExportCall = Call<(typeof copyleaksEndpoints)['putScanExport']>;
  async function takeExport({ c, ctx, params }: Pick<ExportCall, 'c' | 'ctx' | 'params'>) {
    requireCopyleaks();
    const token = c.req.header(tokenHeader);
    const readBody = () => readAnyJson(c, exportBytesAtMost);
    await receivePiece(ctx, { ...params, token, readBody });
    return received;
  }

  return endpointRoutes(
    copyleaksEndpoints,
    {
      async receiveScanStatus({ c, ctx, params }) {
        requireCopyleaks();
        const body = await readAnyJson(c, statusBytesAtMost);
        await receiveStatus(ctx, { scanId: params.scanId, body });
        return received;
      },
      putScanExport: takeExport,
      postScanExport: takeExport,
    },
    serve,
  );
}
