import { textLimits } from '@cleanpaste/contract';
import type { Ctx } from '../../context.ts';
import { emptyText, tooLong } from '../../http/app-error.ts';
import { cleanJob } from '../cleaning/index.ts';

/** Tells what is hidden in a text; costs nothing and leaves no record. */
export async function scanText(ctx: Ctx, { text }: { text: string }) {
  if (text.trim() === '') throw emptyText();
  if (text.length > textLimits.clean) throw tooLong('clean');
  const { findings, findingCount } = await ctx.runJob(cleanJob, { text, keepProvenance: false });
  return { findingCount, findings };
}
