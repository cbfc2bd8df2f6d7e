import type { Span } from '../types.ts';

/** A line that is not blank, without the blanks at both of its ends. */
export interface Line extends Span {
  text: string;
  /** Blanks before it; a tab counts as four. */
  indent: number;
  /** Whether a blank line, or nothing, stands before it. */
  opens: boolean;
}

export function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let opens = true;
  for (const found of text.matchAll(/[^\n]+|\n(?=[^\S\n]*(?:\n|$))/g)) {
    const body = found[0].trim();
    if (body === '') {
      opens = true;
      continue;
    }
    const before = found[0].slice(0, found[0].length - found[0].trimStart().length);
    const start = found.index + before.length;
    lines.push({
      start,
      end: start + body.length,
      text: body,
      indent: before.replace(/\t/g, '    ').length,
      opens,
    });
    opens = false;
  }
  return lines;
}

/** Lines up to the next blank one. */
export function readBlocks(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (line.opens || blocks.length === 0) blocks.push([line]);
    else blocks.at(-1)!.push(line);
  }
  return blocks;
}
