import { LookAlikeReader, lookAlikesFor } from '../../text/look-alikes.ts';
import { Kind } from '../kinds.ts';
import { Property, SCRIPT_SHIFT, Script } from '../properties.ts';
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

type Letter = { position: number; codePoint: number; script: number };

/** The letters of the word around a position, in order; removed characters do not part a word. */
function wordAround(tokens: Tokens, position: number): Letter[] {
  const token = tokenAt(tokens, position);
  const before: Letter[] = [];
  const after: Letter[] = [];
  const collect = (step: typeof stepLeft, into: Letter[]) => {
    const cursor = { position, token };
    for (;;) {
      const codePoint = step(tokens, cursor);
      const properties = propertiesOf(codePoint);
      if ((properties & (Property.letter | Property.mark)) === 0) return;
      if ((properties & Property.mark) !== 0) continue;
      const width = step === stepRight ? (codePoint > 0xffff ? 2 : 1) : 0;
      const script = properties >>> SCRIPT_SHIFT;
      into.push({ position: cursor.position - width, codePoint, script });
    }
  };
  collect(stepLeft, before);
  collect(stepRight, after);
  return [...before.reverse(), ...after];
}

/**
 * The script that a mixed word is meant in: Latin where all of it can be read as Latin, otherwise the
 * script of most of its letters, if the others have a double there.
 */
function intendedScript(letters: Letter[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { script } of letters) counts.set(script, (counts.get(script) ?? 0) + 1);
  if (counts.size < 2) return undefined;
  const most = [...counts.keys()].find((script) => counts.get(script)! * 2 > letters.length);
  return [Script.latin, most].find(
    (target) =>
      target !== undefined &&
      counts.has(target) &&
      letters.every(
        ({ script, codePoint }) =>
          script === target || counterpart(codePoint, script, target) !== undefined,
      ),
  );
}

export type LookAlikes = { tokens: Tokens; replacements: Map<number, string> };

/**
 * Adds a token for each letter that makes a word mixed though another script has its double (UTS
 * #39, mixed-script confusables). The replacements are given by position.
 */
export function withLookAlikes(tokens: Tokens): LookAlikes {
  const replacements = new Map<number, string>();
  let done = -1;
  for (const meeting of tokens.meetings) {
    if (meeting <= done) continue;
    const letters = wordAround(tokens, meeting);
    done = letters.at(-1)?.position ?? meeting;
    const target = intendedScript(letters);
    if (target === undefined) continue;
    for (const { position, codePoint, script } of letters) {
      if (script === target) continue;
      replacements.set(position, String.fromCodePoint(counterpart(codePoint, script, target)!));
    }
  }
  return {
    tokens: replacements.size === 0 ? tokens : mergeTokens(tokens, replacements),
    replacements,
  };
}

function mergeTokens(tokens: Tokens, replacements: Map<number, string>): Tokens {
  const all = noTokens(tokens.text);
  all.seen.set(tokens.seen);
  const positions = [...replacements.keys()].sort((a, b) => a - b);
  let next = 0;
  for (let index = 0; index <= tokens.count; index++) {
    const start = index < tokens.count ? tokens.starts[index]! : Number.POSITIVE_INFINITY;
    while (next < positions.length && positions[next]! < start) {
      addToken(all, positions[next]!, positions[next]! + 1, Kind.lookAlike);
      next++;
    }
    if (index < tokens.count) addToken(all, start, tokens.ends[index]!, tokens.kinds[index]!);
  }
  return all;
}
