import { LookAlikeReader, lookAlikesFor } from '../../text/look-alikes.ts';
import { packBytes } from './bits.ts';
import { textEvidence } from './evidence.ts';
import { type Candidate, placed, type Reading } from './reading.ts';
import { utf8ToText } from './utf8.ts';
import { trimEnd } from './wide-spaces.ts';

/** Latin letters by the Cyrillic twins that encoders put in their place. */
const LATIN_OF = lookAlikesFor(LookAlikeReader.encoders);
const LATIN = [...LATIN_OF.values()].join('');
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
  latin: string[];
  exchanged: number[];
  at: number[];
}

/** Bits in Latin letters that are exchanged for their Cyrillic twins inside Latin words. */
export function decodeHomoglyphs(text: string): Candidate | null {
  if (!mixesInsideWords(text)) return null;
  const letters = collectLetters(text);
  const seen = new Set(letters.latin.filter((_, i) => letters.exchanged[i] === 1));
  const sets = [[...seen].join(''), ...SETS].filter((set) =>
    [...seen].every((letter) => set.includes(letter)),
  );
  let best: Candidate | null = null;
  for (const set of sets) {
    const candidate = readSet(letters, new Set(set));
    if (candidate && (!best || density(candidate) > density(best))) best = candidate;
  }
  return best;
}

/** A wrong set of letters gives a longer reading of poorer text, so length must not decide. */
function density({ evidence, carriers }: Candidate): number {
  return evidence / carriers;
}

/** Real Cyrillic words would say that both alphabets are at home here. */
function mixesInsideWords(text: string): boolean {
  let mixed = 0;
  let cyrillic = 0;
  for (const [word] of text.matchAll(/[A-Za-z\u0400-\u052f]+/g)) {
    const foreign = Array.from(word).filter((letter) => letter >= '\u0400');
    if (foreign.some((letter) => !LATIN_OF.has(letter))) cyrillic++;
    else if (foreign.length > 0 && foreign.length < word.length) mixed++;
  }
  return mixed >= FEWEST_WORDS && cyrillic <= mixed / 4;
}

function collectLetters(text: string): Letters {
  const letters: Letters = { latin: [], exchanged: [], at: [] };
  const known = new Set(LATIN);
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!;
    const latin = letter < '\u0400' ? letter : LATIN_OF.get(letter);
    if (latin === undefined || !known.has(latin)) continue;
    letters.latin.push(latin);
    letters.exchanged.push(Number(latin !== letter));
    letters.at.push(i);
  }
  return letters;
}

function readSet(letters: Letters, set: Set<string>): Candidate | null {
  const chosen: number[] = [];
  for (let i = 0; i < letters.at.length; i++) if (set.has(letters.latin[i]!)) chosen.push(i);
  const bits = chosen.map((index) => letters.exchanged[index]!);
  let best: Candidate | null = null;
  for (const flip of [0, 1]) {
    const bytes = trimEnd(packBytes(bits, flip));
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
