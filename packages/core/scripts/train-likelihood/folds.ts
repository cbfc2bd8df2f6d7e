/**
 * Sources that are left out together. Each fold mixes kinds of text, and sources that drew on the
 * same human texts stand in one fold, so that nothing of a measured text was seen in training.
 */
const FOLDS: readonly (readonly string[])[] = [
  ['biscope', 'raidar'],
  ['detectrl', 'dnahuman', 'ndhal'],
  ['lastde', 'imbd', 'mixset'],
  ['fdg', 'glimpse', 'eqbench', 'outfox'],
  ['l2r', 'corizzo', 'argugpt', 'pan13'],
];

export const FOLD_COUNT = FOLDS.length;

/** The fold of a source; a source that is new here goes into one by its name. */
export function foldOf(src: string): number {
  const known = FOLDS.findIndex((fold) => fold.includes(src));
  if (known >= 0) return known;
  let sum = 0;
  for (const char of src) sum += char.codePointAt(0) ?? 0;
  return sum % FOLD_COUNT;
}
