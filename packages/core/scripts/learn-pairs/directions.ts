/** The steps that a pair makes, from wording to wording, without the signs of forms; a line may have several beginnings. */
function stepsOf(pair: string): [from: string, to: string][] {
  const [, rule = '', left = '', right = ''] =
    /^((?:[a-z]+ )*[a-z]+: )?(.*) = (.*?)(?: \([a-z ]+\))?$/s.exec(pair) ?? [];
  const bare = (text: string): string =>
    text
      .replace(/[\^~]|\/[A-Z$#.]+/g, '')
      .replace(/ (?=,)/g, '')
      .trim();
  const from = bare(left)
    .split(' ')
    .reduce<string[]>(
      (starts, word) => {
        const choices = word.startsWith('<') ? [word] : word.split('|');
        return starts.flatMap((start) => choices.map((choice) => `${start} ${choice}`.trim()));
      },
      [''],
    );
  return from
    .map((text) => withoutShared(bare(text), bare(right)))
    .map((step) => [rule + step[0], rule + step[1]]);
}

/**
 * What two wordings do not share at their ends: "a chance to" and "an opportunity to" are exchanged as
 * "chance" and "opportunity" are, and a comma behind both says nothing.
 */
function withoutShared(from: string, to: string): [string, string] {
  const [a, b] = [from, to].map((text) => text.replace(/,/g, ' ,').trim().split(/\s+/)) as [
    string[],
    string[],
  ];
  const alike = (x: string | undefined, y: string | undefined): boolean =>
    x === y || (/^an?$/.test(x ?? '') && /^an?$/.test(y ?? ''));
  while (a.length > 1 && b.length > 1 && alike(a.at(-1), b.at(-1))) {
    a.pop();
    b.pop();
  }
  while (a.length > 1 && b.length > 1 && alike(a[0], b[0])) {
    a.shift();
    b.shift();
  }
  return [a.join(' '), b.join(' ')];
}

/** How a pair was seen in a text: these words went, those came. */
export type Seen = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The pairs that may be used together without any of them, nor several one after the other, leading
 * back to a wording that another one left. Earlier ones go first. Forms of words are told by how the
 * pairs were seen: "continues to be" is what "remain" makes of "remains".
 */
export function forwardOnly(
  pairs: readonly string[],
  seen: ReadonlyMap<string, Seen>,
): Set<string> {
  const next = new Map<string, Set<string>>();
  const leadsTo = (start: string, aim: string): boolean => {
    const reached = new Set([start]);
    for (const at of reached) {
      if (at === aim) return true;
      for (const one of next.get(at) ?? []) reached.add(one);
    }
    return false;
  };
  const forward = new Set<string>();
  for (const pair of pairs) {
    const steps = stepsOf(pair);
    // A pair that only moves words has one end: which way it goes is told by the words themselves.
    if (steps.some(([start, end]) => start === end)) {
      forward.add(pair);
      continue;
    }
    for (const [start, ends] of seen.get(pair) ?? [])
      for (const end of ends) steps.push(withoutShared(start, end));
    if (steps.some(([start, end]) => start !== end && leadsTo(end, start))) continue;
    forward.add(pair);
    for (const [start, end] of steps) {
      const ends = next.get(start);
      if (ends === undefined) next.set(start, new Set([end]));
      else ends.add(end);
    }
  }
  return forward;
}
