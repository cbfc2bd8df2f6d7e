import { z } from 'zod';

/** What Copyleaks sends, as far as it is read; the rest is let through unread. */

export const loginAnswer = z.object({
  access_token: z.string().min(1),
  '.issued': z.string().nullish(),
  '.expires': z.string().nullish(),
});

/** A number that may be left out, or be null. */
const numberOr = (value: number) =>
  z
    .number()
    .nullish()
    .transform((given) => given ?? value);

/** Errors have a name that programs can read; older ones have only a number. */
export const failureAnswer = z.object({
  error: z.object({ id: z.string().nullish(), code: z.number().nullish() }),
});

const preview = z.object({
  id: z.coerce.string(),
  title: z.string().nullish(),
  url: z.string().nullish(),
  /** Set where the found document is one that was submitted with this account. */
  scanId: z.string().nullish(),
  matchedWords: numberOr(0),
});

const previews = z.array(preview).nullish();

/** `status`: 0 completed, 1 failed, 2 credits checked, 3 indexed. */
export const statusEvent = z.object({
  status: z.int(),
  /** That it failed counts, in whatever shape the reason comes. */
  error: failureAnswer.shape.error.nullish().catch(null),
  scannedDocument: z.object({ totalWords: numberOr(0), totalExcluded: numberOr(0) }).nullish(),
  results: z
    .object({
      score: z.object({ aggregatedScore: z.number() }).nullish(),
      internet: previews,
      database: previews,
      batch: previews,
      repositories: previews,
    })
    .nullish(),
});

export const developerPayload = z.object({ developerPayload: z.string() });

const range = z.object({ starts: z.array(z.int()), lengths: z.array(z.int()) });
const sides = z.object({
  source: z.object({ chars: range }),
  suspected: z.object({ chars: range }),
});

/** One result in full: `source` are places in the submitted text, `suspected` in the found one. */
export const resultPiece = z.object({
  text: z.object({
    value: z.string(),
    comparison: z.object({
      identical: sides.nullish(),
      minorChanges: sides.nullish(),
      relatedMeaning: sides.nullish(),
    }),
  }),
});

/** The submitted text as Copyleaks read it: white space may differ. */
export const crawledPiece = z.object({ text: z.object({ value: z.string() }) });

export const exportCompleted = z.object({
  completed: z.boolean().default(true),
  tasks: z
    .array(
      z.object({
        endpoint: z.string(),
        isHealthy: z.boolean().default(true),
        httpStatusCode: z.number().nullish(),
      }),
    )
    .default([]),
});

/** `classification`: 1 human, 2 machine. `explain` has phrases with how often both kinds of text use them. */
export const detectorAnswer = z.object({
  results: z
    .array(
      z.object({
        classification: z.int(),
        probability: z
          .number()
          .min(0)
          .max(1)
          .nullish()
          .transform((given) => given ?? 1),
        matches: z.array(z.object({ text: z.object({ chars: range }) })).nullish(),
      }),
    )
    .default([]),
  summary: z.object({ ai: z.number().min(0).max(1) }),
  explain: z
    .object({
      patterns: z
        .object({
          statistics: z.object({ aiCount: z.array(z.number()), humanCount: z.array(z.number()) }),
          text: z.object({ chars: range }),
        })
        .nullish(),
    })
    .nullish(),
});

export type StatusEvent = z.infer<typeof statusEvent>;
export type ResultPiece = z.infer<typeof resultPiece>;
export type DetectorAnswer = z.infer<typeof detectorAnswer>;
export type Range = z.infer<typeof range>;
