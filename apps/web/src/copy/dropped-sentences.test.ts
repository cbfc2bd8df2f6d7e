import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;

/** Sentences about parts that this product does not have; nothing could ever say them truly. */
const dropped = [
  'Supabase',
  'Failed to get authentication session',
  'No active session',
  'usage count',
];

test('no copy has a sentence that nothing can say any more', () => {
  const files = readdirSync(folder).filter((name) => /-copy\.tsx?$/.test(name));
  expect(files.length).toBeGreaterThan(30);
  for (const name of files) {
    const text = readFileSync(join(folder, name), 'utf8').toLowerCase();
    expect(
      dropped.filter((sentence) => text.includes(sentence.toLowerCase())),
      name,
    ).toEqual([]);
  }
});
