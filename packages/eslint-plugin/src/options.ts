import { type CodeLanguage, codeLanguages } from '@cleanpaste/core/hidden';
import type { InspectOptions, Severity } from '@cleanpaste/inspect';
import { severities } from '@cleanpaste/inspect';

/** What the rule takes as its option. */
export interface RuleOptions {
  /** The least severity that is reported. Default `warning`: typography passes. */
  from?: Severity;
  /** Severities of categories that differ from the usual; `off` leaves a category out. */
  categories?: Record<string, Severity | 'off'>;
  /** The language, where the name of the file does not say it. */
  language?: CodeLanguage;
  /** Put fixes in with --fix. Default true; otherwise all of them are suggestions. */
  fix?: boolean;
  ellipsisAndArrows?: boolean;
  quotes?: boolean;
  dashes?: boolean;
  typographicSpaces?: boolean;
  frenchSpaces?: boolean;
  lookAlikes?: boolean;
  chatTraces?: boolean;
  keepProvenance?: boolean;
}

const flag = { type: 'boolean' } as const;

export const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    from: { enum: [...severities] },
    categories: {
      type: 'object',
      additionalProperties: { enum: [...severities, 'off'] },
    },
    language: { enum: [...codeLanguages] },
    fix: flag,
    ellipsisAndArrows: flag,
    quotes: flag,
    dashes: flag,
    typographicSpaces: flag,
    frenchSpaces: flag,
    lookAlikes: flag,
    chatTraces: flag,
    keepProvenance: flag,
  },
} as const;

/** What inspecting takes of it. */
export function inspectOptions({ from, fix, ...rest }: RuleOptions, path: string): InspectOptions {
  return { ...rest, path };
}
