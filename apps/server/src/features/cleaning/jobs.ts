import {
  type CleanTextAnswer,
  findingsInAnswer,
  type RemovedKind,
  removedKindsOf,
} from '@cleanpaste/contract';
import { type CleanOptions, clean, type Finding } from '@cleanpaste/core/hidden';
import { defineJob } from '../../threads/run-job.ts';

/** Most code points that one finding lists: a run of a million selectors is one finding. */
export const codePointsInFinding = 64;

interface CleanInput {
  text: string;
  options: CleanOptions;
}

export type Cleaned = Omit<CleanTextAnswer, 'historyId'> & { removedKinds: RemovedKind[] };

function cleanForAnswer({ text, options }: CleanInput): Cleaned {
  const { text: cleanedText, removedCharacterCount, findings } = clean(text, options);
  return {
    cleanedText: inBytes(cleanedText),
    removedCharacterCount,
    removedKinds: removedKindsOf(findings),
    findingCount: findings.length,
    findings: findings.slice(0, findingsInAnswer).map(shortened),
  };
}

type Listed = CleanTextAnswer['findings'][number];

/** Almost all are listed as they are: they are only written out, never changed. */
function shortened(found: Finding): Listed {
  if (found.codePoints.length <= codePointsInFinding) return found as Listed;
  return { ...found, codePoints: found.codePoints.slice(0, codePointsInFinding) };
}

/**
 * The same text, held in a byte a character where that is possible. One from which the only wide character
 * was taken is held in two, and all that follows, the answer and the record, takes twice to four times as long.
 */
function inBytes(text: string): string {
  const narrow = Buffer.from(text, 'latin1').toString('latin1');
  return narrow === text ? narrow : text;
}

export const cleanJob = defineJob('clean', cleanForAnswer);

export const cleaningJobs = [cleanJob];
