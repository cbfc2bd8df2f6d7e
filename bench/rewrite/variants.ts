import { clean } from '@cleanpaste/core/hidden';
import { applyEdits, type Form, rewrite } from '@cleanpaste/core/rewrite';
import { lexicon } from '../../packages/core/src/rewrite/lexicon/index.ts';
import { drawFraction } from '../../packages/core/src/rewrite/planner.ts';

/** The form that the texts of most models do not have. */
const FORM = {
  quotes: 'curly',
  dashes: 'spaced',
  emphasis: 'underscores',
  spelling: 'british',
  lists: 'asterisk',
} as const satisfies Form;

type FormVariant = `form_${keyof typeof FORM}` | 'form_all';
/** The form alone, with no word touched. */
type AloneVariant = `alone_${keyof typeof FORM}` | 'alone_all';

export type Variant =
  | 'untouched'
  | 'clean'
  | 'swap'
  | 'offline'
  | 'offline_strong'
  | 'offline_twice'
  | FormVariant
  | AloneVariant
  | 'engine'
  | 'recorded';

export const VARIANTS: readonly Variant[] = [
  'untouched',
  'clean',
  'swap',
  'offline',
  'offline_strong',
  'offline_twice',
  'form_quotes',
  'form_dashes',
  'form_emphasis',
  'form_spelling',
  'form_lists',
  'form_all',
  'alone_quotes',
  'alone_dashes',
  'alone_emphasis',
  'alone_spelling',
  'alone_lists',
  'alone_all',
  'engine',
  'recorded',
];

/** A text under a variant. `recorded` has no rule: its texts come with the data; those of `engine` from a model. */
export function vary(
  text: string,
  variant: Exclude<Variant, 'recorded' | 'engine'>,
  seed: number,
): string {
  if (variant === 'untouched') return text;
  if (variant === 'clean') return clean(text).text;
  if (variant === 'swap') return swap(text, seed);
  if (variant === 'offline_twice')
    return rewrite(vary(text, 'offline_strong', seed), { strength: 'strong', seed: seed + 7919 })
      .text;
  const alone = formOf(variant, 'alone');
  if (alone !== undefined) return formedAlone(text, alone);
  const form = formOf(variant, 'form');
  if (form !== undefined) return rewrite(text, { strength: 'strong', seed, form }).text;
  return rewrite(text, { strength: variant === 'offline' ? 'normal' : 'strong', seed }).text;
}

/** A text of which only the form is changed: the edits of wording are left out. */
function formedAlone(text: string, form: Form): string {
  const { edits } = rewrite(text, { form });
  return applyEdits(
    text,
    edits.filter(({ kind }) => kind in form),
  );
}

/** One switch of form, or all of them, as the variant's name has it. */
function formOf(variant: Variant, prefix: 'form' | 'alone'): Form | undefined {
  if (variant === `${prefix}_all`) return FORM;
  const name = new RegExp(`^${prefix}_(.+)$`).exec(variant)?.[1] as keyof typeof FORM | undefined;
  return name === undefined ? undefined : { [name]: FORM[name] };
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
