import { INVISIBLE_KINDS } from './invisible-kinds.ts';
import type { KindTraits } from './kind-traits.ts';
import { LISTED_KINDS, type ListedCategory } from './listed-kinds.ts';
import { VISIBLE_KINDS } from './visible-kinds.ts';

const NO_TRAITS: KindTraits = {
  code: 0,
  category: undefined,
  action: undefined,
  reason: undefined,
  isDangerous: undefined,
  wholeName: undefined,
  runName: undefined,
  label: undefined,
  isNamedByNumber: undefined,
  isMade: undefined,
};

/** Rows that have every trait, in one order: engines read objects of one shape several times faster. */
function withEveryTrait<Rows extends Record<string, KindTraits>>(rows: Rows): Rows {
  return Object.fromEntries(
    Object.entries(rows).map(([name, traits]) => [name, { ...NO_TRAITS, ...traits }]),
  ) as Rows;
}

/** What a code point can be to the scanner: a row each, with its code of `kind-codes.ts`. */
export const KINDS = withEveryTrait({ ...VISIBLE_KINDS, ...INVISIBLE_KINDS });

export type KindName = keyof typeof KINDS;

type CategoryOf<Traits> = Traits extends { category: infer Name } ? Name : never;

/** The taxonomy of hidden characters; one value a row of the categories table. */
export type Category = CategoryOf<(typeof KINDS)[KindName]> | ListedCategory;

const TRAITS: KindTraits[] = [];
for (const traits of Object.values(KINDS)) TRAITS[traits.code] = traits;
for (const traits of Object.values(withEveryTrait(LISTED_KINDS))) TRAITS[traits.code] = traits;

/** The row of a kind by its code. */
export function traitsOf(kind: number): KindTraits {
  return TRAITS[kind]!;
}

/** The category of a kind; letters and plain characters have none. */
export function categoryOf(kind: number): Category {
  return traitsOf(kind).category as Category;
}
