import type { DatabaseFigures } from '../database.ts';

const ways = { blocks: 'in blocks, as the server has it', rows: 'a row for each fingerprint' };

/** One line of figures. */
export function lineOf(figures: DatabaseFigures): string {
  const { engine, way, documents, added, p50, p95, bytesPerDocument, found } = figures;
  return [
    `${engine}, ${documents} documents, ${ways[way]}: query p50 ${p50} ms, p95 ${p95} ms`,
    `${bytesPerDocument} bytes a document`,
    added === null ? 'written in bulk' : `${added} documents added a second`,
    `planted sources found ${(100 * found).toFixed(1)} %`,
  ].join('; ');
}
