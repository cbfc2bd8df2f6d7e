import { createHash, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { Ctx } from '../../../context.ts';
import { AppError, invalidRequest } from '../../../http/app-error.ts';
import {
  crawledPiece,
  developerPayload,
  exportCompleted,
  resultPiece,
  statusEvent,
} from '../copyleaks/schema.ts';
import * as scans from '../copyleaks-scans/data.ts';
import { passagesOf, pieceName, summaryOf } from '../copyleaks-scans/rules.ts';
import { webhookToken } from '../copyleaks-scans/service.ts';

const digest = (value: string) => createHash('sha256').update(value).digest();

/** @throws AppError `forbidden` for what does not bring the token of the scan along */
function requireToken(ctx: Ctx, scanId: string, given: string | undefined): void {
  const wanted = digest(webhookToken(ctx, scanId));
  if (!timingSafeEqual(digest(given ?? ''), wanted)) {
    ctx.log.error('copyleaks-webhook-refused', { requestId: ctx.requestId });
    throw new AppError('forbidden', 'This does not come from Copyleaks.');
  }
}

function parseBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw invalidRequest('The body is not what it should be.');
  return parsed.data;
}

const [completed, failed] = [0, 1];

/**
 * Takes in how a scan ended. The first end counts: what comes doubled, or late after another end,
 * changes nothing and is answered the same.
 */
export async function receiveStatus(
  ctx: Ctx,
  { scanId, body }: { scanId: string; body: unknown },
): Promise<void> {
  requireToken(ctx, scanId, developerPayload.safeParse(body).data?.developerPayload);
  const event = parseBody(statusEvent, body);
  const step = { id: scanId, from: ['new', 'submitted'] as scans.ScanState[] };
  const changedAt = ctx.clock.now();
  if (event.status === completed) {
    const found = summaryOf(event);
    if (!found) throw invalidRequest('A completed scan has a score.');
    const summary = JSON.stringify(found);
    await scans.moveScan(ctx.db, { ...step, state: 'completed', summary, changedAt });
  }
  if (event.status === failed) {
    const { id, code } = event.error ?? {};
    const reason = id && /^[\w-]{1,60}$/.test(id) ? id : `code ${code ?? 'unknown'}`;
    await scans.moveScan(ctx.db, { ...step, state: 'failed', reason, changedAt });
  }
}

export interface Arrival {
  scanId: string;
  exportId: string;
  name: string;
  token: string | undefined;
  /** Reads it, or as much as is taken (then null); what does not bring the token is not read. */
  readBody: () => Promise<unknown>;
}

/** Takes in a part of an export. Parts of an export that is not under way are passed over. */
export async function receivePiece(ctx: Ctx, arrival: Arrival): Promise<void> {
  const { scanId, exportId, name } = arrival;
  requireToken(ctx, scanId, arrival.token);
  const piece = pieceToKeep(name, await arrival.readBody());
  const scan = await scans.findScan(ctx.db, scanId);
  if (!piece || scan?.state !== 'exporting' || scan.exportId !== exportId) return;
  const body = JSON.stringify(piece.body);
  const createdAt = ctx.clock.now();
  await scans.insertPiece(ctx.db, { scanId, exportId, name: piece.name, body, createdAt });
}

/** What is kept of a part: of a source the passages only, of one that is too large none. Null: nothing. */
function pieceToKeep(name: string, body: unknown): { name: string; body: unknown } | null {
  if (name === 'crawled') return { name, body: parseBody(crawledPiece, body).text.value };
  if (name === 'completed') {
    const { completed, tasks } = parseBody(exportCompleted, body);
    const isWell = ({ isHealthy, httpStatusCode }: (typeof tasks)[number]) =>
      isHealthy && (httpStatusCode == null || Math.floor(httpStatusCode / 100) === 2);
    return completed && tasks.every(isWell) ? null : { name: 'failed', body: null };
  }
  const number = Number(/^result-(\d{1,3})$/.exec(name)?.[1] ?? Number.NaN);
  if (Number.isNaN(number)) throw invalidRequest('There is no such part.');
  return {
    name: pieceName(number),
    body: body === null ? [] : passagesOf(parseBody(resultPiece, body)),
  };
}
