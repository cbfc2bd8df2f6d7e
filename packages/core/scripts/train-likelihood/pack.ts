import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Tree } from '../../src/likelihood/trees.ts';
import type { Quantised } from './quantise.ts';

const FILE = fileURLToPath(new URL('../../src/likelihood/weights.gen.ts', import.meta.url));

export interface Weights {
  tables: Quantised[];
  trees: Tree[];
  spread: number[];
}

/** Two buckets a byte, the even one in the low half. */
function pairUp(code: Uint8Array): Buffer {
  const bytes = Buffer.alloc(code.length / 2);
  for (let at = 0; at < bytes.length; at++) {
    bytes[at] = (code[at * 2] as number) | ((code[at * 2 + 1] as number) << 4);
  }
  return bytes;
}

const short = (value: number) => Number(value.toPrecision(5));

/** Writes the data file of the model and returns its size in bytes. */
export function packWeights({ tables, trees, spread }: Weights): number {
  const model = {
    levels: tables.map((table) => table.levels),
    spread: spread.map(short),
    trees: trees.map(({ feature, threshold, leaf }) => ({
      feature,
      threshold: threshold.map(short),
      leaf: leaf.map((value) => Number(value.toFixed(4))),
    })),
  };
  const text = [
    '// Made by scripts/train-likelihood/train.ts; see docs/likelihood-data-card.md.',
    `export const MODEL = ${JSON.stringify(model)};`,
    `export const CODES = ${JSON.stringify(tables.map(({ code }) => pairUp(code).toString('base64')))};`,
    '',
  ].join('\n');
  writeFileSync(FILE, text);
  return Buffer.byteLength(text);
}
