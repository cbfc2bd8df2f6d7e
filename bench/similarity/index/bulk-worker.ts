import { parentPort } from 'node:worker_threads';
import { packText } from '../../../apps/server/src/db/packed-text.ts';
import { fingerprints } from '../../../packages/core/src/similarity/index.ts';
import { wordsOfDocument, writer } from './texts.ts';

/** Documents of these numbers, as the index keeps them. */
export interface Filled {
  from: number;
  /** Packed texts, one behind the other, and how long each is. */
  texts: Uint8Array;
  lengths: number[];
  high: Int32Array;
  low: Uint32Array;
  part: Int32Array;
}

const write = writer();

function fill({ from, to }: { from: number; to: number }): Filled {
  const texts: Buffer[] = [];
  const [high, low, part]: [number[], number[], number[]] = [[], [], []];
  for (let id = from; id < to; id++) {
    const text = write(id, wordsOfDocument);
    texts.push(packText(text));
    for (const { hash } of fingerprints(text)) {
      high.push(Number(hash >> 32n));
      low.push(Number(hash & 0xffffffffn));
      part.push(id);
    }
  }
  return {
    from,
    texts: new Uint8Array(Buffer.concat(texts)),
    lengths: texts.map(({ length }) => length),
    high: Int32Array.from(high),
    low: Uint32Array.from(low),
    part: Int32Array.from(part),
  };
}

parentPort!.on('message', (asked: { from: number; to: number }) => {
  const filled = fill(asked);
  const { texts, high, low, part } = filled;
  parentPort!.postMessage(filled, [texts.buffer, high.buffer, low.buffer, part.buffer] as never);
});
