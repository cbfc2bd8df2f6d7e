import { UsageError } from './errors.ts';

/** How a text is to be written beside its wording, flag by flag. */
const FORM = {
  quotes: ['curly', 'straight'],
  dashes: ['em', 'spaced'],
  emphasis: ['asterisks', 'underscores', 'none'],
  spelling: ['american', 'british'],
  lists: ['dash', 'asterisk', 'bullet'],
} as const;

/** What a rewrite is asked for beside its text; what is left out is as the server has it. */
export interface Rewriting {
  seed?: number;
  form?: Record<string, string>;
}

/** A model on this machine that rewrites instead of the server. */
export interface EngineChoice {
  address: string;
  model: string | null;
}

const WORD = { type: 'string' } as const;

/** The flags of `rewrite`. */
export const REWRITING = {
  seed: WORD,
  quotes: WORD,
  dashes: WORD,
  emphasis: WORD,
  spelling: WORD,
  lists: WORD,
  engine: WORD,
  model: WORD,
} as const;

/** @throws UsageError for a model without an engine */
export function engineOf({ engine, model }: Record<string, unknown>): EngineChoice | null {
  const name = typeof model === 'string' ? model : null;
  if (typeof engine === 'string') return { address: engine, model: name };
  if (name !== null) throw new UsageError('--model belongs to --engine');
  return null;
}

/** @throws UsageError for a form that there is not, and for a seed that is no number */
export function rewritingOf(values: Record<string, unknown>): Rewriting {
  const form: Record<string, string> = {};
  for (const [name, known] of Object.entries(FORM)) {
    const value = values[name];
    if (typeof value !== 'string') continue;
    if (!(known as readonly string[]).includes(value))
      throw new UsageError(`--${name} is one of ${known.join(', ')}`);
    form[name] = value;
  }
  const { seed } = values;
  if (seed !== undefined && !/^[1-9]\d{0,5}$/.test(String(seed)))
    throw new UsageError('--seed is a number from 1 to 999999');
  return {
    ...(seed === undefined ? {} : { seed: Number(seed) }),
    ...(Object.keys(form).length === 0 ? {} : { form }),
  };
}
