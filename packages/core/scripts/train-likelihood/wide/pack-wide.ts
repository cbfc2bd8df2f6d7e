import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Calibration, Settlement } from '../../../src/likelihood/calibration.ts';
import type { Kinds } from '../../../src/likelihood/kinds.ts';
import { type Quantised, quantise } from '../quantise.ts';

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../../src/likelihood/${name}`, import.meta.url));
const MADE = '// Made by scripts/train-likelihood/train-wide.ts; see docs/likelihood-data-card.md.';

/** Sixteen levels where the learnt weights are; what no text taught is nought, and stays it. */
export function quantiseWide(weights: Float32Array): Quantised {
  const { levels, code } = quantise(weights.filter((weight) => weight !== 0));
  let nearest = 0;
  for (const [at, level] of levels.entries()) {
    if (Math.abs(level) < Math.abs(levels[nearest]!)) nearest = at;
  }
  levels[nearest] = 0;
  let next = 0;
  return { levels, code: Uint8Array.from(weights, (w) => (w === 0 ? nearest : code[next++]!)) };
}

/** Two buckets a byte, the even one in the low half. */
function base64Of(code: Uint8Array): string {
  const bytes = Buffer.alloc(code.length / 2);
  for (let at = 0; at < bytes.length; at++) bytes[at] = code[at * 2]! | (code[at * 2 + 1]! << 4);
  return bytes.toString('base64').replaceAll('=', '');
}

/** Writes the wide tables; returns the size of the file. */
export function packTables(tables: readonly Quantised[]): number {
  const codes = tables.map(({ code }) => base64Of(code));
  const text = [
    MADE,
    `export const WIDE_LEVELS: readonly (readonly number[])[] = ${JSON.stringify(tables.map(({ levels }) => levels))};`,
    `export const WIDE_CODES: readonly string[] = ${JSON.stringify(codes)};`,
    '',
  ].join('\n');
  writeFileSync(fileOf('wide.gen.ts'), text);
  return Buffer.byteLength(text);
}

/** Writes what turns trees and tables into a chance and a verdict, and how often it errs on whom. */
export function packBlend(blend: {
  wideShares: number[];
  calibration: Calibration;
  settlement: Settlement;
  threshold: number;
  people: Record<string, { texts: number; rate: number }>;
  kinds: Kinds;
}): void {
  const text = `${MADE}\nexport const BLEND = ${JSON.stringify(blend)};\n`;
  writeFileSync(fileOf('blend.gen.ts'), text);
}
