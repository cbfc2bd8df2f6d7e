/** A stretch of two versions: the same in both, or what became of what. */
export type Change = { kind: 'same'; text: string } | { kind: 'changed'; old: string; now: string };

/** Further apart than this, two stretches are shown as one change. */
const mostSteps = 800;

const tokensOf = (text: string) =>
  text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|\s+|./gsu) ?? [];

/**
 * Places that two lists have in common, in order: the furthest reaching paths of Myers (1986), "An O(ND)
 * difference algorithm". Null where they are too far apart.
 */
function commonPlaces(a: readonly string[], b: readonly string[]): [number, number][] | null {
  const reach = new Map([[1, 0]]);
  const trace: Map<number, number>[] = [];
  for (let steps = 0; steps <= Math.min(mostSteps, a.length + b.length); steps++) {
    trace.push(new Map());
    for (let k = -steps; k <= steps; k += 2) {
      const down =
        k === -steps || (k !== steps && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1));
      let x = down ? (reach.get(k + 1) ?? 0) : (reach.get(k - 1) ?? 0) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      reach.set(k, x);
      trace[steps]!.set(k, x);
      if (x >= a.length && x - k >= b.length) return walkBack(trace, a.length, b.length);
    }
  }
  return null;
}

function walkBack(trace: Map<number, number>[], endX: number, endY: number): [number, number][] {
  const common: [number, number][] = [];
  let [x, y] = [endX, endY];
  for (let steps = trace.length - 1; steps >= 0; steps--) {
    const last = trace[steps - 1];
    const k = x - y;
    const down =
      k === -steps || (k !== steps && (last?.get(k - 1) ?? -1) < (last?.get(k + 1) ?? -1));
    const from = steps === 0 ? 0 : down ? last!.get(k + 1)! : last!.get(k - 1)!;
    const [startX, startY] = steps === 0 ? [0, 0] : [from, from - (down ? k + 1 : k - 1)];
    const [runX, runY] = steps === 0 ? [0, 0] : down ? [startX, startY + 1] : [startX + 1, startY];
    while (x > runX && y > runY) common.push([--x, --y]);
    [x, y] = [startX, startY];
  }
  return common.reverse();
}

function push(changes: Change[], change: Change) {
  const last = changes.at(-1);
  if (change.kind === 'same') {
    if (change.text === '') return;
    if (last?.kind === 'same') last.text += change.text;
    else changes.push(change);
  } else {
    if (change.old === '' && change.now === '') return;
    if (last?.kind === 'changed') {
      last.old += change.old;
      last.now += change.now;
    } else changes.push(change);
  }
}

function compareLines(old: string, now: string, changes: Change[]) {
  if (old === now) return push(changes, { kind: 'same', text: old });
  const [a, b] = [tokensOf(old), tokensOf(now)];
  const common = commonPlaces(a, b) ?? [];
  let [x, y] = [0, 0];
  for (const [nextX, nextY] of [...common, [a.length, b.length] as const]) {
    const change = { old: a.slice(x, nextX).join(''), now: b.slice(y, nextY).join('') };
    push(changes, { kind: 'changed', ...change });
    if (nextX < a.length) push(changes, { kind: 'same', text: a[nextX]! });
    [x, y] = [nextX + 1, nextY + 1];
  }
}

/** One changed wording is one change, though a space in its middle stayed. */
function joined(changes: readonly Change[]): Change[] {
  const out: Change[] = [];
  for (const [index, change] of changes.entries()) {
    const isGap = change.kind === 'same' && /^[ ]+$/.test(change.text);
    const isBetween = out.at(-1)?.kind === 'changed' && changes[index + 1]?.kind === 'changed';
    if (isGap && isBetween) push(out, { kind: 'changed', old: change.text, now: change.text });
    else push(out, { ...change });
  }
  return out;
}

/** A comma or a full stop, and no word. */
const isMark = (text: string) => /^[,;:.!?]*$/.test(text);

/** A mark alone that came or went is hardly seen: it is shown with the word that it stands behind. */
function withItsWord(changes: readonly Change[]): Change[] {
  const out: Change[] = [];
  for (const change of changes) {
    const last = out.at(-1);
    const word = last?.kind === 'same' ? /[\p{L}\p{M}\p{N}]+$/u.exec(last.text)?.[0] : undefined;
    const isBare = change.kind === 'changed' && isMark(change.old) && isMark(change.now);
    if (!isBare || last?.kind !== 'same' || word === undefined) {
      out.push(change);
      continue;
    }
    last.text = last.text.slice(0, -word.length);
    if (last.text === '') out.pop();
    out.push({ kind: 'changed', old: word + change.old, now: word + change.now });
  }
  return out;
}

/** The word that a change leaves as it is, where a mark behind it is all that came or went; else null. */
export function keptWord({ old, now }: { old: string; now: string }): string | null {
  const word = /^[\p{L}\p{M}\p{N}]+/u.exec(old)?.[0];
  if (word === undefined || !now.startsWith(word)) return null;
  return isMark(old.slice(word.length)) && isMark(now.slice(word.length)) ? word : null;
}

/** Whether a comma, a quotation mark or the like is all that came or went. */
export const isOfMarksAlone = (change: Change): boolean =>
  change.kind === 'changed' &&
  (keptWord(change) !== null ||
    [change.old, change.now].every((text) => /^[\p{P}\s]*$/u.test(text)));

/** Whether a change is one that can be seen: not of space alone. */
export const isSeen = (change: Change): boolean =>
  change.kind === 'changed' && `${change.old}${change.now}`.trim() !== '';

/** What changed from one version of a text to the next, word by word. Together the pieces are either version. */
export function changesBetween(old: string, now: string): Change[] {
  const [before, after] = [old.split(/(?<=\n)/), now.split(/(?<=\n)/)];
  const changes: Change[] = [];
  if (before.length === after.length)
    for (const [index, line] of before.entries()) compareLines(line, after[index]!, changes);
  else compareLines(old, now, changes);
  return withItsWord(joined(changes));
}
