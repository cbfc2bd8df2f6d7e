import { LookAlikeReader, lookAlikesFor } from '../../text/look-alikes.ts';
import * as Kind from '../kind-codes.ts';
import { SCRIPT_SHIFT } from '../properties.ts';
import * as Property from '../property-flags.ts';
import * as Script from '../script-numbers.ts';
import { propertiesOf } from '../tables.ts';
import { addToken, noTokens, stepLeft, stepRight, type Tokens, tokenAt } from '../tokens.ts';

type Pairs = {
  /** ASCII letter by foreign letter. */
  toLatin: Map<number, number>;
  /** For each script (see `Script`): its letter by ASCII letter. */
  fromLatin: Map<number, number>[];
};

let pairs: Pairs | undefined;

/** Of several letters of a script with the same double the first one stands for it. */
function readPairs(): Pairs {
  const toLatin = new Map<number, number>();
  const fromLatin: Map<number, number>[] = [];
  for (const [twin, plain] of lookAlikesFor(LookAlikeReader.mixedWords)) {
    const [foreign, latin] = [twin.codePointAt(0)!, plain.codePointAt(0)!];
    toLatin.set(foreign, latin);
    const script = propertiesOf(foreign) >>> SCRIPT_SHIFT;
    fromLatin[script] ??= new Map();
    const better = fromLatin[script].get(latin);
    if (better === undefined || foreign < better) fromLatin[script].set(latin, foreign);
  }
  return { toLatin, fromLatin };
}

/** The letter of a script (see `Script`) that looks like a letter of another, if there is one. */
function counterpart(letter: number, from: number, to: number): number | undefined {
  pairs ??= readPairs();
  const latin = from === Script.latin ? letter : pairs.toLatin.get(letter);
  if (latin === undefined || to === Script.latin) return latin;
  return pairs.fromLatin[to]?.get(latin);
}

/** The letters of a word, one column a field. */
type Letters = { positions: number[]; codePoints: number[]; scripts: number[] };

function isWordPart(codePoint: number): boolean {
  return (propertiesOf(codePoint) & (Property.letter | Property.mark)) !== 0;
}

/** The letters of the word around a position, in order; removed characters do not part a word. */
function wordAround(tokens: Tokens, position: number): Letters {
  const letters: Letters = { positions: [], codePoints: [], scripts: [] };
  const left = { position, token: tokenAt(tokens, position) };
  const cursor = { ...left };
  while (isWordPart(stepLeft(tokens, left))) {
    cursor.position = left.position;
    cursor.token = left.token;
  }
  for (;;) {
    const codePoint = stepRight(tokens, cursor);
    const properties = propertiesOf(codePoint);
    if ((properties & (Property.letter | Property.mark)) === 0) return letters;
    if ((properties & Property.mark) !== 0) continue;
    letters.positions.push(cursor.position - (codePoint > 0xffff ? 2 : 1));
    letters.codePoints.push(codePoint);
    letters.scripts.push(properties >>> SCRIPT_SHIFT);
  }
}

/**
 * The script that a mixed word is meant in: Latin where all of it can be read as Latin, otherwise the
 * script of most of its letters, if the others have a double there.
 */
function intendedScript({ codePoints, scripts }: Letters): number | undefined {
  const counts = new Map<number, number>();
  for (const script of scripts) counts.set(script, (counts.get(script) ?? 0) + 1);
  if (counts.size < 2) return undefined;
  const most = [...counts.keys()].find((script) => counts.get(script)! * 2 > scripts.length);
  return [Script.latin, most].find(
    (target) =>
      target !== undefined &&
      counts.has(target) &&
      scripts.every(
        (script, at) =>
          script === target || counterpart(codePoints[at]!, script, target) !== undefined,
      ),
  );
}

/** Code points that would stand in the place of look-alikes, by position; 0 elsewhere. */
export type Replacements = Uint32Array;

export type LookAlikes = { tokens: Tokens; replacements: Replacements };

const NO_REPLACEMENTS: Replacements = new Uint32Array(0);

/**
 * Adds a token for each letter that makes a word mixed though another script has its double (UTS
 * #39, mixed-script confusables). The replacements are given by position.
 */
export function withLookAlikes(tokens: Tokens): LookAlikes {
  let replacements = NO_REPLACEMENTS;
  let done = -1;
  for (const meeting of tokens.meetings) {
    if (meeting <= done) continue;
    const letters = wordAround(tokens, meeting);
    const { positions, codePoints, scripts } = letters;
    done = positions.at(-1) ?? meeting;
    const target = intendedScript(letters);
    if (target === undefined) continue;
    if (replacements.length === 0) replacements = new Uint32Array(tokens.text.length);
    for (let at = 0; at < scripts.length; at++) {
      if (scripts[at] === target) continue;
      replacements[positions[at]!] = counterpart(codePoints[at]!, scripts[at]!, target)!;
    }
  }
  return {
    tokens: replacements.length === 0 ? tokens : mergeTokens(tokens, replacements),
    replacements,
  };
}

function mergeTokens(tokens: Tokens, replacements: Replacements): Tokens {
  const all = noTokens(tokens.text, tokens.seen);
  let next = 0;
  for (let index = 0; index <= tokens.count; index++) {
    const start = index < tokens.count ? tokens.starts[index]! : replacements.length;
    for (; next < start; next++) {
      if (replacements[next] !== 0) addToken(all, next, next + 1, Kind.lookAlike);
    }
    if (index < tokens.count) addToken(all, start, tokens.ends[index]!, tokens.kinds[index]!);
  }
  return all;
}
