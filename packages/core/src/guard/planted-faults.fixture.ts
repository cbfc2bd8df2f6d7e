import { namesIn } from './facts.ts';
import { honest } from './honest-paraphrases.fixture.ts';
import { maskedVersion } from './masked-version.fixture.ts';
import { type Masked, mask } from './placeholders.ts';
import { sound } from './sound-paraphrases.fixture.ts';

/** A sound version as a model gives it, and what it is held against. */
export interface SoundVersion {
  masked: Masked;
  output: string;
}

/** Every sound paraphrase that the guard is measured by. */
export const soundVersions: readonly SoundVersion[] = [...honest, ...sound].map(
  ([text, version]) => {
    const masked = mask(text);
    return { masked, output: maskedVersion(masked, version) };
  },
);

/** So many faults of each kind. */
const EACH = 100;

/** The versions that a fault makes of a sound one. */
type Plant = (version: SoundVersion) => string[];

/** A replacement at each place of a pattern, one at a time. */
function at(
  output: string,
  pattern: RegExp,
  others: (found: string) => readonly string[],
): string[] {
  return [...output.matchAll(pattern)].flatMap(({ index, 0: found }) =>
    others(found).map(
      (other) => output.slice(0, index) + other + output.slice(index + found.length),
    ),
  );
}

const markOf = (index: number): string => `[[${index + 1}]]`;

/** What models do to a placeholder: drop it, double it, spell its item anew or make one up. */
const spoilItems =
  (kinds: readonly string[], spoilt: (item: string) => readonly string[]): Plant =>
  ({ masked, output }) =>
    masked.items.flatMap(({ kind, text }, index) =>
      kinds.includes(kind)
        ? [
            '',
            `${markOf(index)} ${markOf(index)}`,
            markOf(masked.items.length + 4),
            `[${index + 1}]`,
            ...spoilt(text),
          ].map((other) => output.replace(markOf(index), () => other))
        : [],
    );

const NUMBER_WORDS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const OTHER_NAMES = ['Marlow', 'Quentin Hale', 'Odessa', 'Bergstrom', 'Tallinn'];

const swaps = (pairs: Record<string, readonly string[]>): Plant => {
  // What must not be done may not be done either.
  const pattern = new RegExp(`\\b(?:${Object.keys(pairs).join('|')})\\b(?! not\\b)`, 'gi');
  // A word that the version has of its own says nothing that the original says with it.
  return ({ masked, output }) =>
    at(output, pattern, (found) =>
      new RegExp(`\\b${found}\\b`, 'i').test(masked.text) ? (pairs[found.toLowerCase()] ?? []) : [],
    );
};

/** A modal stands in its clause alone: where the original says the same twice, one is not enough. */
const MODALS: Record<string, readonly string[]> = {
  must: ['may', 'can', 'might'],
  'have to': ['may', 'can', 'might'],
  'has to': ['may', 'can', 'might'],
  should: ['may', 'can', 'might', 'could'],
  may: ['must', 'will', 'has to'],
  can: ['must', 'will', 'has to'],
  could: ['must', 'will'],
  will: ['may', 'can', 'might', 'should'],
};

const DIRECTIONS: Record<string, readonly string[]> = {
  higher: ['lower'],
  lower: ['higher'],
  taller: ['shorter'],
  rose: ['fell', 'dropped', 'declined'],
  fell: ['rose', 'grew', 'climbed'],
  falls: ['rises', 'grows'],
  rises: ['falls', 'drops'],
  climbed: ['fell', 'dropped', 'declined'],
  climbs: ['falls', 'drops'],
  grew: ['shrank', 'fell', 'declined'],
  increased: ['decreased', 'declined', 'dropped'],
  decreased: ['increased', 'rose', 'grew'],
  drop: ['rise', 'grow'],
  shrinking: ['growing', 'rising'],
  better: ['worse'],
  worse: ['better'],
  faster: ['slower'],
  slower: ['faster'],
  earlier: ['later'],
  later: ['earlier'],
  stronger: ['weaker'],
  heavier: ['lighter'],
  lighter: ['heavier'],
  harder: ['easier'],
  easier: ['harder'],
  older: ['younger', 'newer'],
  oldest: ['youngest', 'newest'],
  warmer: ['colder', 'cooler'],
  colder: ['warmer'],
  longer: ['shorter'],
  shorter: ['longer'],
  before: ['after', 'following'],
  after: ['before', 'prior to', 'ahead of'],
  above: ['below', 'beneath'],
  below: ['above'],
  more: ['less', 'fewer'],
  less: ['more'],
  fewer: ['more'],
  larger: ['smaller'],
  smaller: ['larger', 'bigger'],
  greater: ['smaller', 'lesser'],
};

const QUANTITIES: Record<string, readonly string[]> = {
  many: ['all', 'few', 'some'],
  most: ['all', 'some', 'few'],
  all: ['some', 'most', 'few', 'many'],
  some: ['all', 'many'],
  every: ['some', 'hardly any'],
  each: ['some', 'hardly any'],
  several: ['all', 'few'],
  few: ['many', 'all'],
  sometimes: ['always', 'often'],
  usually: ['always'],
  often: ['always', 'sometimes'],
  always: ['sometimes', 'often'],
};

const UNITS: Record<string, readonly string[]> = {
  minutes: ['hours', 'seconds', 'days', 'weeks'],
  hours: ['minutes', 'days', 'weeks', 'months'],
  days: ['hours', 'weeks', 'months', 'years'],
  weeks: ['days', 'months', 'years'],
  months: ['weeks', 'years', 'days'],
  years: ['months', 'weeks', 'decades', 'days'],
  seconds: ['minutes', 'hours'],
  kg: ['g', 'tonnes', 'pounds', 'mg'],
  g: ['kg', 'mg'],
  km: ['miles', 'metres', 'cm'],
  metres: ['feet', 'km', 'miles', 'cm'],
  euros: ['dollars', 'pounds'],
  march: ['April', 'June'],
  april: ['March', 'July'],
  may: ['June'],
  june: ['July', 'March'],
};

const behindFigure: Plant = ({ output }) =>
  at(output, /(?<=\]\] )[A-Za-z]+/g, (found) => UNITS[found.toLowerCase()] ?? []);

/** A fault of each kind, as models make them. */
const PLANTS: Record<string, Plant> = {
  numbers: spoilItems(['number'], () => ['17', '4,096', 'several']),
  'figures exchanged': ({ masked, output }) => {
    const figures = masked.items.flatMap(({ kind, text }, index) =>
      kind === 'number' ? [{ text, mark: markOf(index) }] : [],
    );
    return figures.flatMap((one, first) =>
      figures
        .slice(first + 1)
        .flatMap((other) =>
          one.text === other.text
            ? []
            : [
                output.replace(/\[\[\d+\]\]/g, (mark) =>
                  mark === one.mark ? other.mark : mark === other.mark ? one.mark : mark,
                ),
                output.replace(one.mark, () => other.mark),
              ],
        ),
    );
  },
  'number words': ({ output }) =>
    at(output, new RegExp(`\\b(?:${NUMBER_WORDS.join('|')})\\b`, 'gi'), (found) =>
      [1, 2, 3, 5, 7].map(
        (step) => NUMBER_WORDS[(NUMBER_WORDS.indexOf(found.toLowerCase()) + step) % 11]!,
      ),
    ),
  units: behindFigure,
  'names changed': ({ masked, output }) =>
    [...namesIn(masked.text)].flatMap((name) =>
      OTHER_NAMES.filter(() => output.includes(name)).map((other) =>
        output.replaceAll(name, other),
      ),
    ),
  'names invented': ({ output }) =>
    [` according to Dana Whitlock`, ` as Ferris says`].map((said) =>
      output.replace(/[.]?$/, `,${said}.`),
    ),
  'negations lost': ({ output }) =>
    at(output, /\b(?:not|never|no|nobody|nothing|cannot|without)\b|\w+n['’]t\b/gi, (found) => {
      if (/^cannot$/i.test(found)) return ['can'];
      if (/n['’]t$/.test(found)) return [found.replace(/n['’]t$/, '')];
      if (/^without$/i.test(found)) return ['with', 'with all'];
      return found.length > 5 ? ['everybody', 'everything'] : ['', 'always', 'also'];
    }),
  'negations invented': ({ output }) =>
    at(
      output,
      /\b(?:is|are|was|were|has|have|will|can|should|must|had|did|may)\b(?! not)/g,
      (found) => [`${found} not`, `${found} never`],
    ),
  modals: swaps(MODALS),
  directions: swaps(DIRECTIONS),
  quantities: swaps(QUANTITIES),
  quotations: spoilItems(['quotation'], (item) => [
    ...at(item, /\w+/g, () => ['perhaps', '']),
    item.replace(/["“”']/g, ''),
    `${item.slice(0, -1)} indeed${item.slice(-1)}`,
    item.toUpperCase(),
    `"something else"`,
  ]),
  links: spoilItems(['link', 'email'], (item) => [
    `${item}s`,
    item.replace('example', 'exampel'),
    'the page',
    `${item}?ref=1`,
    ...at(item, /[a-z]+/g, (part) => [part.slice(1), `${part}x`]),
  ]),
  code: spoilItems(['code'], (item) => [
    item.toUpperCase(),
    'the command',
    ...at(item, /[a-z]+/gi, (part) => [part.slice(1), `${part}x`]),
  ]),
  length: ({ output }) => {
    const words = output.split(' ');
    const part = (share: number) => words.slice(0, Math.ceil(words.length * share)).join(' ');
    return [part(0.4), `${output} ${part(0.8)}`];
  },
  'words shuffled': ({ masked }) =>
    [0, 1].map((turn) =>
      masked.text
        .split(/(?<=[.!?])\s+/)
        .map((one) => {
          const words = one.replace(/[.!?,;:]/g, '').split(/\s+/);
          const mixed =
            turn === 0
              ? words.toReversed()
              : [0, 2, 1].flatMap((from) => words.filter((_, place) => place % 3 === from));
          return `${mixed.join(' ')}.`;
        })
        .join(' '),
    ),
};

/** A fault of a kind, in a version that was sound before. */
export interface PlantedFault extends SoundVersion {
  kind: string;
}

/** A hundred faults of each kind, spread over the texts: the first of each, then the second of each. */
export function plantedFaults(): PlantedFault[] {
  return Object.entries(PLANTS).flatMap(([kind, plant]) => {
    const made = soundVersions.map((version) => ({
      masked: version.masked,
      outputs: [...new Set(plant(version))].filter((output) => output !== version.output),
    }));
    const faults: PlantedFault[] = [];
    for (let round = 0; faults.length < EACH; round++) {
      const fresh = made.filter(({ outputs }) => round < outputs.length);
      if (fresh.length === 0) break;
      for (const { masked, outputs } of fresh.slice(0, EACH - faults.length))
        faults.push({ kind, masked, output: outputs[round]! });
    }
    return faults;
  });
}
