import type { Writer } from './writer.ts';

/** Writes one JSON document bit by bit, so that a long report never stands in memory whole. */
export interface JsonWriter {
  open(bracket: '{' | '[', key?: string): Promise<void>;
  value(value: unknown, key?: string): Promise<void>;
  /** A string that is only known piece by piece. */
  longText(key: string, pieces: AsyncIterable<string>): Promise<void>;
  close(): Promise<void>;
}

export function jsonWriter(out: Writer): JsonWriter {
  const closing: string[] = [];
  let first = true;
  const lead = (key?: string) => {
    const comma = first ? '' : ',';
    first = false;
    // One element a line keeps the document readable for tools that go by lines.
    const line = closing.length > 0 ? `\n${' '.repeat(closing.length)}` : '';
    return `${comma}${line}${key === undefined ? '' : `${JSON.stringify(key)}: `}`;
  };
  return {
    async open(bracket, key) {
      await out.write(lead(key) + bracket);
      closing.push(bracket === '{' ? '}' : ']');
      first = true;
    },
    async value(value, key) {
      await out.write(lead(key) + JSON.stringify(value));
    },
    async longText(key, pieces) {
      await out.write(`${lead(key)}"`);
      for await (const piece of pieces) await out.write(JSON.stringify(piece).slice(1, -1));
      await out.write('"');
    },
    async close() {
      const empty = first;
      const bracket = closing.pop()!;
      first = false;
      await out.write(empty ? bracket : `\n${' '.repeat(closing.length)}${bracket}`);
      if (closing.length === 0) await out.write('\n');
    },
  };
}
