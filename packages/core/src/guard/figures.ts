import { words } from '../text/index.ts';
import { isNumeral } from './facts.ts';
import { type Masked, placeholdersOf } from './placeholders.ts';

/** Measures that belong to the figure beside them; what a measure is also called stands behind it. */
const units: Record<string, string> = Object.fromEntries(
  `january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sept|sep october|oct
  november|nov december|dec second|seconds|sec|secs minute|minutes|min|mins hour|hours|hrs|hr day|days week|weeks
  month|months year|years|yrs decade|decades century|centuries
  gram|grams|g kg|kilogram|kilograms|kilo|kilos tonne|tonnes|ton|tons mg|milligram|milligrams pound|pounds|lb|lbs
  km|kilometre|kilometres|kilometer|kilometers m|metre|metres|meter|meters cm|centimetre|centimetres|centimeter|centimeters
  mm|millimetre|millimetres|millimeter|millimeters mile|miles foot|feet|ft inch|inches acre|acres hectare|hectares
  litre|litres|liter|liters ml|millilitre|millilitres|milliliter|milliliters gallon|gallons
  degree|degrees celsius fahrenheit kelvin watt|watts|w kw|kilowatt|kilowatts mw|megawatt|megawatts volt|volts
  kb mb gb tb byte|bytes bit|bits hz mhz ghz percent percentage|percentages dollar|dollars euro|euros cent|cents
  pence penny yen rupee|rupees franc|francs hundred thousand million billion trillion dozen am|a.m pm|p.m`
    .split(/\s+/)
    .flatMap((row) => {
      const [name, ...others] = row.split('|');
      return [name!, ...others].map((one) => [one, name!]);
    }),
);

interface Figure {
  /** Its placeholder or number word; of equal ones each has a number. */
  name: string;
  /** The measure beside it. */
  unit: string | null;
  /** Beginnings of the words around it that mean something, up to the next figure. */
  around: Set<string>;
  /** What it counts, if that stands right behind it. */
  counted: string | null;
  /** Whether it brings its own measure, such as "$45" or "5 °C", and counts nothing. */
  isMeasure: boolean;
  /** "at", "in" and the like before it. */
  preposition: string | null;
  /** The figure before it in "1 and 2" or "1 to 2". */
  partner: string | null;
}

const prepositions =
  /^(?:after|at|before|between|by|during|for|in|on|since|until|within|avant|à|en|um|bis|seit|im|am)$/;
const links = /^(?:and|to|or|et|und|bis|y)$/;

const idle =
  /^(?:about|after|also|another|around|before|being|between|both|each|from|have|into|just|more|most|nearly|only|other|over|some|such|than|that|their|them|then|there|these|they|this|those|were|what|when|which|while|with|would)$/;

const stem = (word: string) => word.toLowerCase().slice(0, 4);
const nearby = 4;
/** Figures further apart than so many others do not change places unseen. */
const reach = 30;

/** The figures of a text in order: its number items, and its number words. */
function figuresIn(masked: Masked, text: string): Figure[] {
  const isFigure = (number: string) => masked.items[Number(number) - 1]?.kind === 'number';
  const plain = text
    .replace(placeholdersOf(masked), (_, number) => (isFigure(number) ? ` q${number}q ` : ' . '))
    .replace(/\bper cent\b/gi, 'percent')
    // Months have capitals; a lone "second" is mostly no time.
    .replace(/\b(?:may|march|second)\b/g, '-');
  const tokens = words(plain).map(({ start, end }) => plain.slice(start, end).toLowerCase());
  const isName = (word: string | undefined) =>
    word !== undefined && (/^q\d+q$/.test(word) || isNumeral(word));
  const seen = new Map<string, number>();
  let last: { name: string; at: number } | null = null;
  const figures = tokens.flatMap((token, at): Figure[] => {
    if (!isName(token)) return [];
    const count = (seen.get(token) ?? 0) + 1;
    seen.set(token, count);
    const [behind, ahead] = [tokens[at + 1], tokens[at - 1]];
    const unit = units[behind ?? ''] ?? (/^q/.test(token) ? month(ahead) : null);
    const around = new Set<string>();
    for (const step of [-1, 1]) {
      for (let k = 1; k <= nearby; k++) {
        const word = tokens[at + step * k];
        if (word === undefined || isName(word)) break;
        if ((word.length >= 4 && !idle.test(word)) || months.test(word)) around.add(stem(word));
      }
    }
    const name = `${token}#${count}`;
    const partner = last?.at === at - 2 && links.test(ahead ?? '') ? last.name : null;
    last = { name, at };
    const preposition = ahead !== undefined && prepositions.test(ahead) ? ahead : null;
    const counted = behind && behind.length >= 4 && !isName(behind) ? stem(behind) : null;
    const item = masked.items[Number(/^q(\d+)q$/.exec(token)?.[1]) - 1]?.text;
    const isMeasure = item !== undefined && /[$€£¥₹%‰°]/.test(item);
    return [{ name, unit, around, counted, isMeasure, preposition, partner }];
  });
  return shareUnits(figures);
}

const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;
const month = (word: string | undefined) => (word && months.test(word) ? word : null);

/** In "1 or 2 kg" the unit is that of both. */
function shareUnits(figures: Figure[]): Figure[] {
  for (let at = figures.length - 1; at > 0; at--) {
    const [one, next] = [figures[at - 1]!, figures[at]!];
    if (next.partner === one.name) one.unit ??= next.unit;
  }
  return figures;
}

/**
 * Whether the figures of a version stand in the order of the original, each with its unit. Those that
 * changed places must both still stand beside what they counted.
 */
export function figuresKept(masked: Masked, output: string): boolean {
  const before = figuresIn(masked, masked.text);
  const after = new Map(
    figuresIn(masked, output).map((figure, place) => [figure.name, { ...figure, place }]),
  );
  const placeOf = (figure: Figure) => after.get(figure.name)!.place;
  const named = new Map(before.map((figure) => [figure.name, figure]));
  /** What was counted by a figure that counts it no longer. */
  const taken = new Set(
    before.flatMap(({ name, counted }) => (after.get(name)?.counted === counted ? [] : [counted])),
  );
  for (const figure of before) {
    const { name, unit } = figure;
    const now = after.get(name);
    if (!now) return false;
    if (now.isMeasure && now.counted && taken.has(now.counted)) return false;
    if (unit !== now.unit && !isSameMeasure(figure, now)) return false;
  }
  /** Whether a figure that changed places with another one still tells what it told. */
  const isAnchored = (moved: Figure, other: Figure): boolean => {
    for (let figure = moved; ; ) {
      const now = after.get(figure.name)!;
      if (figure.unit !== null && figure.unit === now.unit && figure.unit !== other.unit)
        return true;
      if (figure.preposition && figure.preposition === now.preposition)
        if (figure.preposition !== other.preposition) return true;
      if (figure.counted && figure.counted === now.counted && figure.counted !== other.counted)
        return true;
      const partner = figure.partner === null ? undefined : named.get(figure.partner);
      if (!partner || now.partner !== partner.name)
        return [...figure.around].some((word) => now.around.has(word) && !other.around.has(word));
      figure = partner;
    }
  };
  const sign = ({ name }: Figure) => name.split('#')[0];
  return before.every((figure, at) => {
    const passed = before.slice(Math.max(0, at - reach), at).filter((one) => {
      return placeOf(one) > placeOf(figure) && sign(one) !== sign(figure);
    });
    return passed.every((one) => isAnchored(figure, one) && isAnchored(one, figure));
  });
}

/** "3 years old" may become "aged 3", and a month may stand a little further off. */
function isSameMeasure(one: Figure, other: Figure): boolean {
  if (one.unit === 'year' && other.unit === null)
    return other.around.has('aged') || other.around.has('age');
  const isNear = ({ unit }: Figure, { around }: Figure) =>
    unit === null || (months.test(unit) && around.has(stem(unit)));
  return isNear(one, other) && isNear(other, one);
}
