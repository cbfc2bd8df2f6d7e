import type { Tokens } from './tokens.ts';

/** What the three hashed tables look at. */
export const TABLES = ['words', 'delexical', 'characters'] as const;
/** The wide tables: which of `TABLES` each looks at, and the bits of its buckets' numbers. */
export const WIDE_TABLES: readonly { table: number; bits: number }[] = [
  { table: 0, bits: 20 },
  { table: 2, bits: 19 },
];
/** Receives every feature of a text: the table, its 32-bit hash and the token it belongs to. */
type Sink = (table: number, hash: number, token: number) => void;

const SALT = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f] as const;

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash;
}

/** Spreads a hash over all bits, so that the low ones can name a bucket. */
function mix(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x7feb352d);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Sends the n-grams of a column of token hashes, lengths 1 to `longest`; short ends are padded. */
function walkTokens(
  forms: string[],
  { table, longest, sink }: { table: number; longest: number; sink: Sink },
) {
  const hashes = forms.map(hashOf);
  for (let at = 0; at < hashes.length; at++) {
    let hash = 0;
    for (let length = 1; length <= longest && at - length + 1 >= 0; length++) {
      hash = Math.imul(hash, 0x01000193) ^ (hashes[at - length + 1] as number);
      sink(table, mix(hash ^ (SALT[length - 1] as number)), at);
    }
  }
}

/** Sends the character 3- to 5-grams of the tokens written with one space between them. */
function walkCharacters(forms: string[], sink: Sink) {
  let a = 32;
  let b = 32;
  let c = 32;
  let d = 32;
  for (let token = 0; token < forms.length; token++) {
    const form = forms[token] as string;
    for (let at = 0; at <= form.length; at++) {
      const raw = at === form.length ? 32 : form.charCodeAt(at);
      // Letters outside ASCII are too rare to learn from: all count as one.
      const e = raw > 126 ? 127 : raw;
      const three = (c << 14) | (d << 7) | e;
      const four = (b << 21) | three;
      sink(2, mix(three ^ SALT[1]), token);
      sink(2, mix(four ^ SALT[2]), token);
      sink(2, mix(Math.imul(four, 0x01000193) ^ a ^ SALT[3]), token);
      a = b;
      b = c;
      c = d;
      d = e;
    }
  }
}

/** Walks over all hashed features of a text: words 1–2, delexicalised 1–4, characters 3–5. */
export function walkFeatures(tokens: Tokens, delexical: string[], sink: Sink): void {
  walkTokens(tokens.form, { table: 0, longest: 2, sink });
  walkTokens(delexical, { table: 1, longest: 4, sink });
  walkCharacters(tokens.form, sink);
}
