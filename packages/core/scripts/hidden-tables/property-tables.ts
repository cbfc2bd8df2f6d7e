import { SCRIPT_SHIFT } from '../../src/hidden/properties.ts';
import * as Property from '../../src/hidden/property-flags.ts';
import * as Script from '../../src/hidden/script-numbers.ts';
import { encodeRuns, type Run, runsOf } from './encode.ts';
import { set } from './unicode.ts';

const LETTERS =
  Property.letter |
  Property.mark |
  Property.digit |
  Property.joiningTransparent |
  Property.virama |
  Property.independentVowel |
  Property.deadConsonant;
const JOINING = Property.joinsNext | Property.joinsPrevious;
const ALL_FLAGS = 2 ** SCRIPT_SHIFT - 1;

/** Rules ask for these beside anything; for other scripts, only for their letters and marks. */
const ASKED_BESIDE_SIGNS: number[] = [
  Script.mongolian,
  Script.khmer,
  Script.lao,
  Script.javanese,
  Script.egyptian,
  Script.duployan,
  Script.ogham,
  Script.braille,
];

/** Above it stands nothing that a rule asks about. */
const END = 0x40000;

/** Longer stretches without characters belong to nobody. */
const LONGEST_HOLE = 300;

/** Code points between those of a block that no version of Unicode has given away yet. */
async function holes(): Promise<Set<number>> {
  const assigned = await set('Binary_Property/Assigned');
  const found = new Set<number>();
  for (let cp = 0; cp < END; cp++) {
    let end = cp;
    while (end < END && !assigned.has(end)) end++;
    if (end - cp <= LONGEST_HOLE) for (let one = cp; one < end; one++) found.add(one);
    cp = end;
  }
  return found;
}

/**
 * Properties as the tables that `tables.ts` reads. Code points that are not given away read as those
 * before them (which they will most probably be like), since holes would make up half of a table.
 */
export async function propertyTables(
  properties: Map<number, number>,
): Promise<Record<string, string>> {
  const unassigned = await holes();
  const at = (cp: number) => properties.get(cp) ?? 0;
  const flags = (mask: number): Run[] =>
    runsOf(
      END,
      (cp) => at(cp) & mask,
      (cp, before) =>
        unassigned.has(cp) && (at(cp) & mask) === 0 && (before & Property.digit) === 0,
    );
  const isWord = (cp: number) => (at(cp) & (Property.letter | Property.mark)) !== 0;
  const scripts = runsOf(
    END,
    (cp) => at(cp) >>> SCRIPT_SHIFT,
    (cp, before) =>
      unassigned.has(cp) ||
      (!isWord(cp) && ![at(cp) >>> SCRIPT_SHIFT, before].some(isAskedBesideSigns)),
  );
  return {
    LETTER_RUNS: encodeRuns(flags(LETTERS)),
    JOINING_RUNS: encodeRuns(flags(JOINING)),
    OTHER_RUNS: encodeRuns(flags(ALL_FLAGS & ~LETTERS & ~JOINING)),
    SCRIPT_RUNS: encodeRuns(scripts),
  };
}

function isAskedBesideSigns(script: number): boolean {
  return ASKED_BESIDE_SIGNS.includes(script);
}
