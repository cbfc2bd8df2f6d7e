import { textLimits } from '@cleanpaste/contract';
import type { CleanOptions } from '@cleanpaste/core/hidden';
import type { Ctx } from '../../context.ts';
import { emptyText, tooLong } from '../../http/app-error.ts';
import { type Job, runHere } from '../../threads/run-job.ts';
import { decodeJob, revealJob, scanJob } from './jobs.ts';

/** Up to here a text is looked at on the spot: it takes less time than handing it over. */
const onTheSpot = 20_000;

interface Given {
  text: string;
  options: CleanOptions;
}

interface Asked extends Given {
  /** Asked for long work only; it ends the work when nobody waits for it any more. */
  signal: () => AbortSignal;
}

/** Looks at a text; costs nothing and leaves no record. */
async function lookAt<Answer>(
  ctx: Ctx,
  job: Job<Given, Answer>,
  { signal, ...given }: Asked,
): Promise<Answer> {
  const { length } = given.text;
  if (given.text.trim() === '') throw emptyText();
  if (length > textLimits.clean) throw tooLong('clean');
  return length <= onTheSpot ? runHere(job, given) : ctx.runJob(job, given, signal());
}

/** Tells what is hidden in a text. */
export const scanText = (ctx: Ctx, asked: Asked) => lookAt(ctx, scanJob, asked);

/** Cuts a text into what is seen and what is not. */
export const revealText = (ctx: Ctx, asked: Asked) => lookAt(ctx, revealJob, asked);

/** Reads what was written into a text with hidden characters. */
export const decodeText = (ctx: Ctx, { text, signal }: Omit<Asked, 'options'>) =>
  lookAt(ctx, decodeJob, { text, signal, options: {} });
