import { LookAlikeReader, lookAlikesFor } from '../../text/look-alikes.ts';
import { packBytes } from './bits.ts';
import { textEvidence } from './evidence.ts';
import { informationOfChannel } from './information.ts';
import { isWordy, messageEvidence } from './message.ts';
import { type Candidate, placed, type Weighed } from './reading.ts';
import { utf8ToText } from './utf8.ts';
import { trimEnd } from './wide-spaces.ts';

const GREEK = 'αaοoνvιiρpυuκkχxγyτtΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX'.match(/../gu)!;

/** Latin letters by the Cyrillic and Greek twins that encoders put in their place. */
const TWINS: [twin: string, letter: string][] = [
  ...lookAlikesFor(LookAlikeReader.encoders),
  ...GREEK.map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]),
];
const LATIN_OF = new Map(TWINS.map(([twin, letter]) => [twin.charCodeAt(0), letter.charCodeAt(0)]));
const LATIN = [...new Set(TWINS.map(([, letter]) => letter))].join('');
const LATIN_CODES = codesOf(LATIN);
const FIRST_FOREIGN = 0x370;
const FIRST_CYRILLIC = 0x400;
const LAST_FOREIGN = 0x52f;
/** See `messageEvidence`; more than ten letters by lot reach it. */
const FLOOR = 14;
const FLOOR_OF_SIGNS = 24;
const SHORTEST = 6;
/** Letters that encoders exchange; each set is tried if it covers what the text shows. */
const SETS = [
  LATIN,
  'aceopxyisjABCEHIJKMOPSTXY',
  'aceopxyABCEHKMOPTXY',
  'aceopxyABCEHKMOPTX',
  'aceopxABCEHKMOPTX',
  'aceopxyijs',
  'aceopxy',
  'aceopx',
  'aceop',
  'aeo',
  'ABCEHKMOPTX',
  'aoviptuxyk',
  'aoivpu',
  'aoviu',
  'ovaiu',
  'ABEZHIKMNOPTYX',
  'ABEZHIKMNOPTYXo',
];
const FEWEST_WORDS = 2;
/** Bits that say that it is this scheme and in which meaning; which set of letters comes on top. */
const KNOWN = 5;

/** Every letter of the text that has a twin, in its Latin form; whether it is exchanged. */
interface Letters {
  count: number;
  latin: Uint8Array;
  exchanged: Uint8Array;
  at: Int32Array;
  isGreek: boolean;
}

/** Bits in Latin letters that are exchanged for their twins of another alphabet inside Latin words. */
export function decodeHomoglyphs(text: string): Candidate | null {
  if (!mixesInsideWords(text)) return null;
  const letters = collectLetters(text);
  const { shown, present } = lettersSeen(letters);
  // Sets that differ only in letters which the text does not have read it alike.
  const sets = new Set(
    [shown, ...SETS]
      .filter((set) => Array.from(shown).every((letter) => set.includes(letter)))
      .map((set) => Array.from(present, (letter) => (set.includes(letter) ? letter : '')).join('')),
  );
  let best: Candidate | null = null;
  for (const set of sets) {
    const candidate = readSet(letters, codesOf(set), KNOWN + Math.log2(sets.size));
    if (candidate && (!best || density(candidate) > density(best))) best = candidate;
  }
  return best;
}

/** The letters that were exchanged at least once, and all that could have been. */
function lettersSeen({ count, latin, exchanged }: Letters): { shown: string; present: string } {
  const shown = new Uint8Array(128);
  const present = new Uint8Array(128);
  for (let i = 0; i < count; i++) {
    present[latin[i]!] = 1;
    if (exchanged[i] === 1) shown[latin[i]!] = 1;
  }
  return { shown: lettersOf(shown), present: lettersOf(present) };
}

function lettersOf(codes: Uint8Array): string {
  let letters = '';
  for (let code = 0; code < codes.length; code++) {
    if (codes[code] === 1) letters += String.fromCharCode(code);
  }
  return letters;
}

/** A wrong set of letters gives a longer reading of poorer text, so length must not decide. */
function density({ evidence, carriers }: Candidate): number {
  return evidence / carriers;
}

/** 1 at each letter of a set of ASCII letters. */
function codesOf(set: string): Uint8Array {
  const codes = new Uint8Array(128);
  for (let i = 0; i < set.length; i++) codes[set.charCodeAt(i)] = 1;
  return codes;
}

/** Real words of the other alphabet would say that both alphabets are at home here. */
function mixesInsideWords(text: string): boolean {
  let mixed = 0;
  let foreign = 0;
  for (let i = 0; i < text.length; i++) {
    let [length, twins, others] = [0, 0, 0];
    for (; i < text.length; i++, length++) {
      const unit = text.charCodeAt(i);
      const small = unit | 0x20;
      if (unit >= FIRST_FOREIGN && unit <= LAST_FOREIGN) {
        if (LATIN_OF.has(unit)) twins++;
        else others++;
      } else if (unit > 0x7f || small < 0x61 || small > 0x7a) break;
    }
    if (others > 0) foreign++;
    else if (twins > 0 && twins < length) mixed++;
  }
  return mixed >= FEWEST_WORDS && foreign <= mixed / 4;
}

function collectLetters(text: string): Letters {
  const latins = new Uint8Array(text.length);
  const exchanged = new Uint8Array(text.length);
  const at = new Int32Array(text.length);
  let count = 0;
  let isGreek = false;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const latin = unit < FIRST_FOREIGN ? unit : LATIN_OF.get(unit);
    if (latin === undefined || LATIN_CODES[latin] !== 1) continue;
    latins[count] = latin;
    exchanged[count] = latin === unit ? 0 : 1;
    if (unit >= FIRST_FOREIGN && unit < FIRST_CYRILLIC) isGreek = true;
    at[count++] = i;
  }
  return { count, latin: latins, exchanged, at, isGreek };
}

function readSet(letters: Letters, set: Uint8Array, ways: number): Candidate | null {
  const all = letters.count;
  const chosen = new Int32Array(all);
  const bits = new Uint8Array(all);
  let count = 0;
  for (let i = 0; i < all; i++) {
    if (set[letters.latin[i]!] !== 1) continue;
    bits[count] = letters.exchanged[i]!;
    chosen[count++] = i;
  }
  let best: Candidate | null = null;
  const information = informationOfChannel(bits.subarray(0, count));
  const packed = packBytes(bits.subarray(0, count));
  for (const flip of [0, 1]) {
    const bytes = trimEnd(flip === 0 ? packed : packed.map((byte) => byte ^ 0xff));
    const content = utf8ToText(bytes);
    if (content === null || content.length < SHORTEST) continue;
    const carriers = bytes.length * 8;
    const evidence = textEvidence(content, carriers) - 4 * flip;
    if (evidence < 8 || (best && best.evidence >= evidence)) continue;
    const floor = isWordy(content) ? FLOOR : FLOOR_OF_SIGNS;
    if (messageEvidence(content, carriers) < floor) continue;
    const end = letters.at[chosen[carriers - 1]!]! + 1;
    const reading: Weighed = {
      scheme: letters.isGreek ? 'latin-greek' : 'latin-cyrillic',
      content,
      bytes,
      certainty: 'likely',
      note: `Bits in letters: some Latin ones are exchanged for ${letters.isGreek ? 'Greek' : 'Cyrillic'} ones that look the same.`,
      evidence,
      information,
      ways,
    };
    best = placed(reading, letters.at[chosen[0]!]!, end, carriers);
  }
  return best;
}
