import { once } from 'node:events';
import type { Writable } from 'node:stream';

export interface Writer {
  write(data: string | Uint8Array): Promise<void>;
}

/** The reader of our output has gone (`… | head`): there is nothing left to do. */
export class OutputClosed extends Error {}

/** Writes in order and waits when the reader is slow, so that memory stays bounded. */
export function writerTo(stream: Writable): Writer {
  let closed = false;
  stream.on('error', () => {
    closed = true;
  });
  return {
    async write(data) {
      if (closed) throw new OutputClosed();
      if (stream.write(data)) return;
      await once(stream, 'drain').catch(() => {
        throw new OutputClosed();
      });
    },
  };
}
