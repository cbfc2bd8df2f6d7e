import { codePointLabel, type Problem, severities, visible } from '@cleanpaste/inspect';
import { z } from 'zod';

export const problemShape = z.object({
  line: z.number(),
  column: z.number(),
  start: z.number(),
  end: z.number(),
  severity: z.enum(severities),
  category: z.string(),
  codePoints: z.array(z.string()),
  name: z.string(),
  dangerous: z.boolean(),
  message: z.string(),
  fix: z.string().optional(),
});

/** A problem as programs read it; nothing in it is hidden. */
export function problemOf({ from, start, end, codePoints, fix, ...rest }: Problem) {
  const { severity, category, name, dangerous, message } = rest;
  return {
    ...from,
    start,
    end,
    severity,
    category: category as string,
    codePoints: codePoints.map(codePointLabel),
    name,
    dangerous,
    message: visible(message),
    ...(fix === undefined ? {} : { fix }),
  };
}

export const countsShape = z.object({ error: z.number(), warning: z.number(), note: z.number() });

export function countBySeverity(problems: readonly Problem[]) {
  const counts = { error: 0, warning: 0, note: 0 };
  for (const { severity } of problems) counts[severity]++;
  return counts;
}
