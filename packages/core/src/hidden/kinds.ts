import { INVISIBLE_KINDS } from './invisible-kinds.ts';
import type { KindTraits } from './kind-traits.ts';
import { VISIBLE_KINDS } from './visible-kinds.ts';

const NO_TRAITS: KindTraits = {
  code: 0,
  category: undefined,
  action: undefined,
  replacement: undefined,
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

/**
 * What a code point can be to the scanner: a row each. The order of the codes carries meaning:
 * letters that have look-alikes < letters written from right to left < surrogates < characters with
 * a shape < transparent ones.
 */
export const KINDS = withEveryTrait({ ...VISIBLE_KINDS, ...INVISIBLE_KINDS });

export type KindName = keyof typeof KINDS;

type CategoryOf<Traits> = Traits extends { category: infer Name } ? Name : never;

/** The taxonomy of hidden characters; one value a row of the categories table. */
export type Category = CategoryOf<(typeof KINDS)[KindName]>;

/** The code of each kind by its name. */
export const Kind = Object.fromEntries(
  Object.entries(KINDS).map(([name, { code }]) => [name, code]),
) as { readonly [Name in KindName]: (typeof KINDS)[Name]['code'] };

const TRAITS: KindTraits[] = [];
for (const traits of Object.values(KINDS)) TRAITS[traits.code] = traits;

/** The row of a kind by its code. */
export function traitsOf(kind: number): KindTraits {
  return TRAITS[kind]!;
}

export const LAST_LETTER = Kind.lisu;
/** Kinds up to this one come in runs that are passed over together. */
export const LAST_RUN = Kind.rightToLeft;
export const FIRST_TRANSPARENT = Kind.control;

/** The category of a kind; letters and plain characters have none. */
export function categoryOf(kind: number): Category {
  return traitsOf(kind).category as Category;
}
