import { z } from 'zod';

const failure = z.object({ error: z.unknown() });

/** One event of a streamed chat completion; servers differ in what they leave out. */
export const streamedPart = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
});

/** A chat completion in one piece, from servers that do not stream. */
export const wholeCompletion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
});

/** Servers report a failure in the middle of a stream as an object with `error`. */
export const isFailure = (value: unknown): boolean => {
  const parsed = failure.safeParse(value);
  return parsed.success && parsed.data.error != null;
};
