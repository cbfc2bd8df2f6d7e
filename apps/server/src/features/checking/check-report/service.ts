import {
  type CheckAnswer,
  type CheckReport,
  checkAnswer,
  type ReportFormat,
} from '@cleanpaste/contract';
import { version } from '../../../config/version.ts';
import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { requireAccount } from '../../../http/require-actor.ts';
import { describeError } from '../../../log/log.ts';
import { drawReportJob } from '../jobs.ts';
import type { ReportView } from '../threads/report-view.ts';
import { reportPage } from './pages.ts';
import { fileNameOf, sealedLine, viewOf } from './rules.ts';

const sealOf = (ctx: Ctx, userId: string, check: CheckAnswer) =>
  ctx.keyedHash('check report', userId, sealedLine(check));

/** An answer with what a report can be made of it by, for whoever got it and nobody else. */
export function stamped(ctx: Ctx, userId: string, answer: CheckAnswer): CheckAnswer {
  const checkedAt = ctx.clock.now().toISOString();
  const stamp = { checkedAt, version, seal: '' };
  // What is not told to the caller does not come back either.
  const told = checkAnswer.safeParse({ ...answer, stamp });
  if (!told.success) return answer;
  return { ...answer, stamp: { ...stamp, seal: sealOf(ctx, userId, told.data) } };
}

/** @throws AppError for what is not word for word an answer that this server gave the caller */
export function requireStamp(ctx: Ctx, check: CheckAnswer): { userId: string } {
  const { userId } = requireAccount(ctx.actor);
  if (check.stamp?.seal !== sealOf(ctx, userId, check)) {
    throw new AppError(
      'forbidden',
      'A report is made of a check as it came from here, for the account that asked for it.',
    );
  }
  return { userId };
}

const mediaTypes = { html: 'text/html; charset=utf-8', pdf: 'application/pdf' } as const;

/** Whoever waits for a PDF is told why there is none, and that the other form is there. */
async function drawPdf(ctx: Ctx, view: ReportView, signal: AbortSignal): Promise<Uint8Array> {
  try {
    return await ctx.runJob(drawReportJob, view, signal);
  } catch (error) {
    if (signal.aborted || error instanceof AppError) throw error;
    ctx.log.error('failure', { at: 'draw-report', ...describeError(error) });
    throw new AppError(
      'internal_error',
      'It could not be drawn as a PDF. The same report as HTML has all of it, and can be printed.',
    );
  }
}

/** A check as a file to keep. Nothing of it is kept here, and it costs nothing. */
export async function makeReport(
  ctx: Ctx,
  { check, format, signal }: { check: CheckAnswer; format: ReportFormat; signal: AbortSignal },
): Promise<CheckReport> {
  requireStamp(ctx, check);
  const view = viewOf(check, ctx.config.productName);
  const bytes =
    format === 'pdf' ? await drawPdf(ctx, view, signal) : String(await reportPage(view));
  return {
    fileName: fileNameOf(check, format),
    mediaType: mediaTypes[format],
    base64: Buffer.from(bytes).toString('base64'),
  };
}
