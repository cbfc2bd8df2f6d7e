import { findingsInAnswer, payloadsInAnswer, segmentsInAnswer } from '@cleanpaste/contract';
import { type CleanOptions, decode, reveal, scan } from '@cleanpaste/core/hidden';
import { defineJob } from '../../threads/run-job.ts';

interface TextWithOptions {
  text: string;
  options: CleanOptions;
}

/** Most code points that one item lists: a run of a million selectors is one of them. */
const codePointsInItem = 64;

const shortened = <Item extends { codePoints: readonly number[] }>(item: Item) => ({
  ...item,
  codePoints: item.codePoints.slice(0, codePointsInItem),
});

export const scanJob = defineJob('scan', ({ text, options }: TextWithOptions) => {
  const findings = scan(text, options);
  return {
    findingCount: findings.length,
    findings: findings.slice(0, findingsInAnswer).map(shortened),
  };
});

export const revealJob = defineJob('reveal', ({ text, options }: TextWithOptions) => {
  const segments = reveal(text, options);
  return {
    segmentCount: segments.length,
    segments: segments
      .slice(0, segmentsInAnswer)
      .map((segment) => (segment.kind === 'mark' ? shortened(segment) : segment)),
  };
});

/** JSON has no bytes: they are Base64. */
export const decodeJob = defineJob('decode', ({ text }: { text: string }) => {
  const payloads = decode(text);
  return {
    payloadCount: payloads.length,
    payloads: payloads.slice(0, payloadsInAnswer).map((payload) => ({
      ...payload,
      bytes: payload.bytes && Buffer.from(payload.bytes).toString('base64'),
    })),
  };
});

export const apiJobs = [scanJob, revealJob, decodeJob];
