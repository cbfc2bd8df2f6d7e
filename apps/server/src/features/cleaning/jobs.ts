import { type CleanTextAnswer, findingsInAnswer } from '@cleanpaste/contract';
import { clean } from '@cleanpaste/core/hidden';
import { defineJob } from '../../threads/run-job.ts';

/** Most code points that one finding lists: a run of a million selectors is one finding. */
export const codePointsInFinding = 64;

interface CleanInput {
  text: string;
  keepProvenance: boolean;
}

function cleanForAnswer({ text, keepProvenance }: CleanInput): CleanTextAnswer {
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

export const cleanJob = defineJob('clean', cleanForAnswer);

export const cleaningJobs = [cleanJob];
