/** Up to here a pattern is used as it is written: it is what the product takes as one text. */
const ORDINARY = 1_000_000;

/** Repetitions of one sign, of a group, and of a group that repeats something itself, with what that repeats. */
const MOST = { sign: 1_000_000, group: 65_536, nest: 4096, nested: 1000 };

const known = new WeakMap<RegExp, RegExp>();

/**
 * The pattern for a text of this length. An engine keeps a way back for every repetition, and has room for
 * some millions of them: over a megabyte a word without end would end the search with an error. There a
 * run is cut after so many repetitions that nobody has written it, and the rest is looked at anew.
 */
export function forLength(pattern: RegExp, text: string): RegExp {
  if (text.length <= ORDINARY) return pattern;
  let cut = known.get(pattern);
  if (!cut) {
    cut = new RegExp(withCuts(pattern.source), pattern.flags);
    known.set(pattern, cut);
  }
  return cut;
}

interface Quantifier {
  at: number;
  length: number;
  least: string;
  /** How many repeated groups it stands in. */
  depth: number;
  isGroup: boolean;
  repeats: boolean;
}

/** An expression's source with an end to each repetition that takes as much as it can and has none. */
export function withCuts(source: string): string {
  const found = unending(source);
  let text = '';
  let last = 0;
  for (const { at, length, least, depth, isGroup, repeats } of found) {
    const most = depth > 0 ? MOST.nested : repeats ? MOST.nest : isGroup ? MOST.group : MOST.sign;
    text += `${source.slice(last, at)}{${least},${most}}`;
    last = at + length;
  }
  return text + source.slice(last);
}

/** Each `+`, `*` and `{n,}` that takes as much as it can, in order. */
function unending(source: string): Quantifier[] {
  const found: Quantifier[] = [];
  const opened: number[] = [];
  // What the next quantifier would repeat: where it begins, and whether it is a group.
  let atom = { start: 0, isGroup: false };
  const pieces =
    /\\(?:[pPu]\{[^}]*\}|k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[^>]*>))?|\)|[+*]|\{\d+,\}|\{\d+(?:,\d+)?\}|[\s\S]/gu;
  for (const { 0: piece, index } of source.matchAll(pieces)) {
    if (piece.startsWith('(')) opened.push(index);
    else if (piece === ')') atom = { start: opened.pop()!, isGroup: true };
    else if (/^(?:[+*]|\{\d+,\})$/.test(piece)) {
      const inside = found.filter(({ at }) => at > atom.start);
      for (const one of inside) one.depth += 1;
      // What takes as little as it can goes forward from where it stands, and needs no way back.
      if (source[index + piece.length] === '?') continue;
      const least = piece === '+' ? '1' : piece === '*' ? '0' : piece.slice(1, -2);
      const repeats = inside.length > 0;
      found.push({
        at: index,
        length: piece.length,
        least,
        depth: 0,
        isGroup: atom.isGroup,
        repeats,
      });
    } else if (!/^(?:\?|\{\d+(?:,\d+)?\})$/.test(piece)) atom = { start: index, isGroup: false };
  }
  return found;
}
