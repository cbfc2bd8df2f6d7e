import { inspect, type Problem } from '@cleanpaste/inspect';
import type { Files, HookAnswer, HookEvent } from './events.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The texts that a tool has just put into a file; the rest of the file is not the agent's. */
function piecesOf({ tool_name, tool_input = {} }: HookEvent): string[] | 'all' {
  if (tool_name === 'Write') return 'all';
  const edits = Array.isArray(tool_input.edits)
    ? (tool_input.edits as Record<string, unknown>[])
    : [];
  return [tool_input.new_string, tool_input.new_source, ...edits.map((it) => it.new_string)].filter(
    isText,
  );
}

/** Where these texts stand. */
function rangesOf(text: string, pieces: string[]): [start: number, end: number][] {
  return pieces
    .filter((piece) => piece !== '')
    .flatMap((piece) => {
      const found: [number, number][] = [];
      for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + piece.length))
        found.push([at, at + piece.length]);
      return found;
    });
}

const listed = (problems: Problem[]) =>
  problems
    .slice(0, 5)
    .map(({ from, message }) => `${from.line}:${from.column} ${message}`)
    .join('\n') + (problems.length > 5 ? `\nand ${problems.length - 5} more` : '');

/** After a file was written: takes out what the agent put there without meaning to. */
export function afterWriting(event: HookEvent, files: Files, mayWrite: boolean): HookAnswer {
  const path = event.tool_input?.file_path ?? event.tool_input?.notebook_path;
  const text = isText(path) ? files.read(path) : undefined;
  if (!isText(path) || text === undefined) return {};
  const pieces = piecesOf(event);
  const ranges: [number, number][] = pieces === 'all' ? [[0, text.length]] : rangesOf(text, pieces);
  const isOwn = ({ start, end }: Problem) =>
    ranges.some(([from, to]) => start >= from && end <= to);
  const own = inspect(text, { path }).filter((it) => it.severity === 'error' && isOwn(it));
  if (own.length === 0) return {};
  const mended = own.filter(({ fix }) => fix !== undefined);
  const left = own.filter(({ fix }) => fix === undefined);
  let clean = text;
  for (const { start, end, fix = '' } of [...mended].reverse())
    clean = clean.slice(0, start) + fix + clean.slice(end);
  if (mayWrite && clean !== text) files.write(path, clean);
  const done = mayWrite ? 'were taken out of' : 'are in';
  const parts = [
    ...(mended.length > 0
      ? [
          `${mended.length} hidden characters ${done} what you wrote to ${path}; use an escape where one is meant:\n${listed(mended)}`,
        ]
      : []),
    ...(left.length > 0
      ? [`${left.length} need a person to judge them; tell the user:\n${listed(left)}`]
      : []),
  ];
  return {
    hookSpecificOutput: { hookEventName: 'PostToolUse', additionalContext: parts.join('\n') },
  };
}
