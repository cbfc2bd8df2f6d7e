import type { Listed } from '../checks/listed.ts';
import { drawContent, drawMark } from './draw.ts';

const CONTEXT = 3;

/** Lines of a text, and what each of them becomes where it changes. */
interface Line {
  text: string;
  becomes: string[] | null;
  drawn: string;
}

/**
 * What cleaning would change, as a unified diff. Characters that go are drawn, so that there is
 * something to see; it is for people, not for `patch`.
 */
export function diffOf(label: string): (text: string, changes: Listed[]) => string {
  let oldLine = 1;
  let newLine = 1;
  let isHeaded = false;
  return (text, changes) => {
    let output = '';
    const lines = linesOf(text, changes);
    for (let at = 0; at < lines.length; ) {
      if (lines[at]!.becomes === null) {
        oldLine++;
        newLine++;
        at++;
        continue;
      }
      const from = Math.max(0, at - CONTEXT);
      const to = hunkEnd(lines, at);
      const hunk = hunkOf(lines.slice(from, to));
      const [oldFrom, newFrom] = [oldLine - (at - from), newLine - (at - from)];
      const range = `-${oldFrom},${hunk.oldCount} +${newFrom},${hunk.newCount}`;
      if (!isHeaded) output += `--- a/${label}\n+++ b/${label}\n`;
      isHeaded = true;
      output += `@@ ${range} @@\n${hunk.body}`;
      oldLine = oldFrom + hunk.oldCount;
      newLine = newFrom + hunk.newCount;
      at = to;
    }
    return output;
  };
}

/** Behind the last change with its context; changes that stand near each other share a hunk. */
function hunkEnd(lines: Line[], from: number): number {
  let last = from;
  for (let at = from; at < lines.length && at <= last + 2 * CONTEXT; at++) {
    if (lines[at]!.becomes !== null) last = at;
  }
  return Math.min(lines.length, last + CONTEXT + 1);
}

function hunkOf(lines: Line[]): { body: string; oldCount: number; newCount: number } {
  let body = '';
  let newCount = 0;
  for (let at = 0; at < lines.length; ) {
    const { text, becomes } = lines[at]!;
    if (becomes === null) {
      body += ` ${text}\n`;
      newCount++;
      at++;
      continue;
    }
    let to = at;
    while (to < lines.length && lines[to]!.becomes !== null) to++;
    const changed = lines.slice(at, to);
    for (const { drawn } of changed) body += `-${drawn}\n`;
    for (const line of changed) {
      for (const one of line.becomes!) body += `+${drawContent(one)}\n`;
      newCount += line.becomes!.length;
    }
    at = to;
  }
  return { body, oldCount: lines.length, newCount };
}

function linesOf(text: string, changes: Listed[]): Line[] {
  const lines: Line[] = [];
  let change = 0;
  for (let at = 0; at < text.length; ) {
    const feed = text.indexOf('\n', at);
    const end = feed === -1 ? text.length : feed;
    let becomes = '';
    let drawn = '';
    let from = at;
    const first = change;
    for (; change < changes.length && changes[change]!.start < end; change++) {
      const { start, end: behind, replacement = '', codePoints } = changes[change]!;
      const kept = text.slice(from, start);
      becomes += kept + replacement;
      drawn += drawContent(kept) + drawMark({ codePoints });
      from = behind;
    }
    const rest = withoutReturn(text.slice(from, end));
    const isChanged = change > first;
    lines.push({
      text: isChanged ? '' : drawContent(rest),
      becomes: isChanged ? (becomes + rest).split('\n') : null,
      drawn: drawn + drawContent(rest),
    });
    at = end + 1;
  }
  return lines;
}

/** Half of a line end is no part of what people read on the line. */
function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
