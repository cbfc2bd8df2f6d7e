import { nextPlace } from './next-place.ts';
import type { Span } from './words.ts';

/**
 * What is protected from an opening to a closing that has to fit it. Each finder goes over the text
 * once: a pattern would look for the missing end of every opening up to the end of the text.
 */

/** Code between backticks, as many behind it as before, on one line. */
export function findCodeSpans(text: string, spans: Span[]): void {
  if (!text.includes('`')) return;
  const runs = [...text.matchAll(/`+|\n/g)];
  for (let from = 0; from < runs.length; ) {
    let to = from;
    while (to < runs.length && runs[to]![0] !== '\n') to++;
    findCodeSpansOfLine(runs.slice(from, to), spans);
    from = to + 1;
  }
}

function findCodeSpansOfLine(runs: RegExpExecArray[], spans: Span[]): void {
  const byLength = new Map<number, number[]>();
  runs.forEach(({ 0: run }, number) => {
    const known = byLength.get(run.length);
    if (known) known.push(number);
    else byLength.set(run.length, [number]);
  });
  // Of each list, how many stand before the run that is looked at.
  const passed = new Map<number, number>();
  const nextOf = (length: number, behind: number): number | undefined => {
    const list = byLength.get(length);
    if (list === undefined) return undefined;
    let at = passed.get(length) ?? 0;
    while (at < list.length && list[at]! <= behind) at++;
    passed.set(length, at);
    return list[at];
  };
  for (let i = 0; i < runs.length; i++) {
    const { index, 0: run } = runs[i]!;
    for (let length = run.length; length > 0; length--) {
      const closing = nextOf(length, i);
      if (closing === undefined) continue;
      const end = runs[closing]!.index + length;
      spans.push({ start: index + run.length - length, end });
      i = closing;
      break;
    }
  }
}

/** LaTeX environments, up to the first end of the same name. */
export function findEnvironments(text: string, spans: Span[]): void {
  if (!text.includes('\\begin')) return;
  const ends = new Map<string, number[]>();
  for (const { index, 0: whole, 1: name } of text.matchAll(/\\end\{(\w+\*?)\}/g)) {
    const known = ends.get(name!);
    if (known) known.push(index + whole.length);
    else ends.set(name!, [index + whole.length]);
  }
  const passed = new Map<string, number>();
  let from = 0;
  for (const { index, 0: whole, 1: name } of text.matchAll(/\\begin\{(\w+\*?)\}/g)) {
    if (index < from) continue;
    const list = ends.get(name!) ?? [];
    let at = passed.get(name!) ?? 0;
    while (at < list.length && list[at]! <= index + whole.length) at++;
    passed.set(name!, at);
    if (at === list.length) continue;
    from = list[at]!;
    spans.push({ start: index, end: from });
  }
}

/** LaTeX commands with an option and arguments, each on one line. */
export function findCommands(text: string, spans: Span[]): void {
  const command = /\\[A-Za-z]+/g;
  const closing = nextPlace(text, /[\]\n]/g);
  const braceEnd = nextPlace(text, /[{}\n]/g);
  for (let found = command.exec(text); found !== null; found = command.exec(text)) {
    let end = command.lastIndex;
    if (text[end] === '[') {
      const close = closing(end + 1);
      if (text[close] === ']') end = close + 1;
    }
    while (text[end] === '{') {
      const close = braceEnd(end + 1);
      if (text[close] !== '}') break;
      end = close + 1;
    }
    spans.push({ start: found.index, end });
    command.lastIndex = end;
  }
}

/** Formulas between dollars, or between escaped brackets; a long one is none. */
export function findFormulas(text: string, spans: Span[]): void {
  const opening = /\$|\\[[(]/g;
  const doubled = { next: nextPlace(text, /\$\$/g), longest: 4000 };
  const square = { next: nextPlace(text, /\\\]/g), longest: 4000 };
  const round = { next: nextPlace(text, /\\\)/g), longest: 1000 };
  const single = nextPlace(text, /[$\n]/g);
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const start = found.index;
    const isDoubled = text[start] === '$' && text[start + 1] === '$';
    let end = -1;
    if (isDoubled || found[0] !== '$') {
      const { next, longest } = isDoubled ? doubled : found[0] === '\\[' ? square : round;
      const close = next(start + 3);
      if (close < text.length && close - start - 2 <= longest) end = close + 2;
    } else if (/\S/.test(text.charAt(start + 1))) {
      const close = single(start + 1);
      const length = close - start - 1;
      const fits = length >= 2 && length <= 301 && /\S/.test(text.charAt(close - 1));
      if (text[close] === '$' && fits && !/\d/.test(text.charAt(close + 1))) end = close + 1;
    }
    if (end >= 0) spans.push({ start, end });
    opening.lastIndex = end >= 0 ? end : start + 1;
  }
}
