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

export function createLog({
  level,
  now,
  write = (line) => process.stdout.write(line),
}: LogOptions): Log {
  const at =
    (rank: 'info' | 'error') =>
    (event: string, fields: Fields = {}) => {
      if (ranks[rank] < ranks[level]) return;
      write(`${JSON.stringify({ time: now().toISOString(), level: rank, event, ...fields })}\n`);
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
