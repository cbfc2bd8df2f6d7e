import type { CheckAnswer } from '@cleanpaste/contract';
import type { Ctx } from '../../context.ts';
import { findCandidates } from '../corpus/service.ts';

export interface CheckOptions {
  excludeQuotations: boolean;
  excludeReferences: boolean;
}

/** What a provider says of a text. `aiScore` null: too short to say. */
export type Checked = Pick<
  CheckAnswer,
  | 'similarity'
  | 'aiScore'
  | 'sources'
  | 'sentences'
  | 'evidence'
  | 'words'
  | 'verdictThreshold'
  | 'falsePositives'
  | 'sourcesCompared'
>;

/** Who compares texts and judges who wrote them. @throws AppError `provider_failed` when it cannot */
export interface CheckProvider {
  name: CheckAnswer['provider'];
  check(ctx: Ctx, text: string, options: CheckOptions, signal: AbortSignal): Promise<Checked>;
}

/** The built-in one: this server's corpus, and the library's two detectors. No network. */
export const localProvider: CheckProvider = {
  name: 'local',
  async check(ctx, text, options, signal) {
    const [judged, { candidates, corpusWords }] = await Promise.all([
      ctx.runJob('judgeText', { text, ...options }),
      findCandidates(ctx, { text }),
    ]);
    signal.throwIfAborted();
    const { leftOut, ...said } = judged;
    const compared = await ctx.runJob('compareTexts', { text, leftOut, candidates });
    return { ...said, ...compared, sourcesCompared: corpusWords };
  },
};
