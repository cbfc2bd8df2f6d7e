import { callUnderWay } from './call-under-way.ts';

export type Fields = Record<string, string | number | boolean | null | undefined>;

/** One JSON object a line. Texts, addresses, tokens and query strings have no place in `fields`. */
export interface Log {
  info(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

const ranks = { info: 0, error: 1, silent: 2 };

export interface LogOptions {
  level: keyof typeof ranks;
  now: () => Date;
  write?: (line: string) => void;
}

/** Lines of the same moment are written at once: each write takes as long as a small answer. */
function writeTogether(): (line: string) => void {
  let lines: string[] = [];
  const flush = () => {
    if (lines.length > 0) process.stdout.write(lines.join(''));
    lines = [];
  };
  process.once('exit', flush);
  return (line) => {
    if (lines.length === 0) setImmediate(flush);
    lines.push(line);
  };
}

export function createLog({ level, now, write = writeTogether() }: LogOptions): Log {
  const at =
    (rank: 'info' | 'error') =>
    (event: string, fields: Fields = {}) => {
      if (ranks[rank] < ranks[level]) return;
      // Whoever is told the id of their request finds all of its lines by it.
      const requestId = fields.requestId ?? callUnderWay()?.requestId;
      const line = { time: now().toISOString(), level: rank, event, ...fields, requestId };
      write(`${JSON.stringify(line)}\n`);
    };
  return { info: at('info'), error: at('error') };
}

/**
 * What a log may say about an error: its kind and where it happened, never its message.
 * Messages quote what they choked on: a failed query its parameters, a parser its input.
 */
export function describeError(error: unknown): Fields {
  const fields: Fields = {};
  let current: unknown = error;
  for (let depth = 0; current instanceof Error && depth < 4; depth++) {
    const code = (current as { code?: unknown }).code;
    const suffix = depth === 0 ? '' : `_cause${depth}`;
    fields[`error${suffix}`] = current.name;
    if (typeof code === 'string') fields[`code${suffix}`] = code;
    fields[`at${suffix}`] = frames(current);
    current = current.cause;
  }
  return fields;
}

/** The places of a stack without its first lines, which repeat the message. */
function frames(error: Error): string {
  const lines = (error.stack ?? '').slice(
    (error.stack ?? '').indexOf(error.message) + error.message.length,
  );
  return lines
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim().slice(3))
    .join(' < ');
}
