import { LookAlikeReader, lookAlikesFor } from '../../text/look-alikes.ts';
import { packBytes } from './bits.ts';
import { textEvidence } from './evidence.ts';
import { type Candidate, placed, type Reading } from './reading.ts';
import { utf8ToText } from './utf8.ts';
import { trimEnd } from './wide-spaces.ts';

/** Latin letters by the Cyrillic twins that encoders put in their place. */
const TWINS = [...lookAlikesFor(LookAlikeReader.encoders)];
const LATIN_OF = new Map(TWINS.map(([twin, letter]) => [twin.charCodeAt(0), letter.charCodeAt(0)]));
const LATIN = TWINS.map(([, letter]) => letter).join('');
const LATIN_CODES = codesOf(LATIN);
const FIRST_CYRILLIC = 0x400;
const LAST_CYRILLIC = 0x52f;
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
];
const FEWEST_WORDS = 2;

/** Every letter of the text that has a twin, in its Latin form; whether it is exchanged. */
interface Letters {
  count: number;
  latin: Uint8Array;
  exchanged: Uint8Array;
  at: Int32Array;
}

/** Bits in Latin letters that are exchanged for their Cyrillic twins inside Latin words. */
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
    const candidate = readSet(letters, codesOf(set));
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

/** Real Cyrillic words would say that both alphabets are at home here. */
function mixesInsideWords(text: string): boolean {
  let mixed = 0;
  let cyrillic = 0;
  for (let i = 0; i < text.length; i++) {
    let [length, twins, others] = [0, 0, 0];
    for (; i < text.length; i++, length++) {
      const unit = text.charCodeAt(i);
      const small = unit | 0x20;
      if (unit >= FIRST_CYRILLIC && unit <= LAST_CYRILLIC) {
        if (LATIN_OF.has(unit)) twins++;
        else others++;
      } else if (unit > 0x7f || small < 0x61 || small > 0x7a) break;
    }
    if (others > 0) cyrillic++;
    else if (twins > 0 && twins < length) mixed++;
  }
  return mixed >= FEWEST_WORDS && cyrillic <= mixed / 4;
}

function collectLetters(text: string): Letters {
  const latins = new Uint8Array(text.length);
  const exchanged = new Uint8Array(text.length);
  const at = new Int32Array(text.length);
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const latin = unit < FIRST_CYRILLIC ? unit : LATIN_OF.get(unit);
    if (latin === undefined || LATIN_CODES[latin] !== 1) continue;
    latins[count] = latin;
    exchanged[count] = latin === unit ? 0 : 1;
    at[count++] = i;
  }
  return { count, latin: latins, exchanged, at };
}

function readSet(letters: Letters, set: Uint8Array): Candidate | null {
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
  const packed = packBytes(bits.subarray(0, count));
  for (const flip of [0, 1]) {
    const bytes = trimEnd(flip === 0 ? packed : packed.map((byte) => byte ^ 0xff));
    const content = utf8ToText(bytes);
    if (content === null) continue;
    const carriers = bytes.length * 8;
    const evidence = textEvidence(content, carriers) - 4 * flip;
    if (evidence < 8 || (best && best.evidence >= evidence)) continue;
    const end = letters.at[chosen[carriers - 1]!]! + 1;
    const reading: Reading = {
      scheme: 'latin-cyrillic',
      content,
      bytes,
      certainty: 'likely',
      note: 'Bits in letters: some Latin ones are exchanged for Cyrillic ones that look the same.',
      evidence,
    };
    best = placed(reading, letters.at[chosen[0]!]!, end, carriers);
  }
  return best;
}
