import { type CleanTextAnswer, findingsInAnswer } from '@cleanpaste/contract';
import { clean } from '@cleanpaste/core/hidden';
import { compareTexts } from './features/checking/threads/compare-texts.ts';
import { fingerprintJob } from './features/checking/threads/fingerprint.ts';
import { judgeText } from './features/checking/threads/judge-text.ts';
import { judge } from './features/rewriting/threads/judge.ts';
import { rewriteOffline } from './features/rewriting/threads/offline.ts';
import { judgeParagraphs } from './features/rewriting/threads/paragraphs.ts';
import { mask } from './features/rewriting/threads/placeholders.ts';
import { prepareRewrite } from './features/rewriting/threads/prepare.ts';

/** Most code points that one finding lists: a run of a million selectors is one finding. */
export const codePointsInFinding = 64;

export interface CleanJob {
  text: string;
  keepProvenance: boolean;
}

function cleanJob({ text, keepProvenance }: CleanJob): CleanTextAnswer {
  const { text: cleanedText, removedCharacterCount, findings } = clean(text, { keepProvenance });
  return {
    cleanedText,
    removedCharacterCount,
    findingCount: findings.length,
    findings: findings
      .slice(0, findingsInAnswer)
      .map((found) => ({ ...found, codePoints: found.codePoints.slice(0, codePointsInFinding) })),
  };
}

/** All work that may take long on a long text: pure functions of plain data, so that a thread can have them. */
export const jobs = {
  clean: cleanJob,
  prepareRewrite,
  rewriteOffline,
  mask,
  judge,
  judgeParagraphs,
  fingerprint: fingerprintJob,
  judgeText,
  compareTexts,
};

export type Jobs = typeof jobs;
export type JobName = keyof Jobs;
export type JobInput<N extends JobName> = Parameters<Jobs[N]>[0];
export type JobOutput<N extends JobName> = Awaited<ReturnType<Jobs[N]>>;

/** Does a job, here or in a thread. */
export type RunJob = <N extends JobName>(name: N, input: JobInput<N>) => Promise<JobOutput<N>>;

/** Does a job in this thread. */
export const runHere: RunJob = async <N extends JobName>(
  name: N,
  input: JobInput<N>,
): Promise<JobOutput<N>> =>
  (jobs[name] as unknown as (given: JobInput<N>) => JobOutput<N> | Promise<JobOutput<N>>)(input);
