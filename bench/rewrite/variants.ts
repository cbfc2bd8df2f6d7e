import { clean } from '@cleanpaste/core/hidden';
import { rewrite } from '@cleanpaste/core/rewrite';
import { lexicon } from '../../packages/core/src/rewrite/lexicon/index.ts';
import { drawFraction } from '../../packages/core/src/rewrite/planner.ts';

export type Variant = 'untouched' | 'clean' | 'swap' | 'offline' | 'offline_strong' | 'recorded';

export const VARIANTS: readonly Variant[] = [
  'untouched',
  'clean',
  'swap',
  'offline',
  'offline_strong',
  'recorded',
];

/** A text under a variant. `recorded` has no rule: its texts come with the data. */
export function vary(text: string, variant: Exclude<Variant, 'recorded'>, seed: number): string {
  if (variant === 'untouched') return text;
  if (variant === 'clean') return clean(text).text;
  if (variant === 'swap') return swap(text, seed);
  return rewrite(text, { strength: variant === 'offline' ? 'normal' : 'strong', seed }).text;
}

/**
 * The control: half of all words that the lexicon knows, each for any of its stand-ins, whatever
 * stands around them. Nothing is protected, nothing is spaced.
 */
function swap(text: string, seed: number): string {
  return text.replace(/[A-Za-z]+/g, (word: string, at: number) => {
    const entries = lexicon().get(word.toLowerCase()) ?? [];
    const options = entries
      .filter(({ pattern }) => pattern.elements.length === 1)
      .flatMap(({ pattern }) => pattern.replacements)
      .map((option) => option.replace(/[\^~]/g, ''))
      .filter((option) => option !== '' && option !== '=');
    if (options.length === 0 || drawFraction(seed, at, 1) < 0.5) return word;
    const option = options[Math.floor(drawFraction(seed, at, 2) * options.length)]!;
    return /^[A-Z]/.test(word) ? option.charAt(0).toUpperCase() + option.slice(1) : option;
  });
}
