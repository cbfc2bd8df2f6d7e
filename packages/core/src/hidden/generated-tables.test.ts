import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hiddenTables, SOURCES } from '../../scripts/generate-hidden-tables.ts';

describe('generated tables', () => {
  it('are what the generator makes from the data packages', async () => {
    const tables = await hiddenTables();
    const written = ['hidden/data/', 'text/data/'].flatMap((folder) =>
      readdirSync(new URL(folder, SOURCES)).map((name) => folder + name),
    );
    expect(written.sort()).toEqual([...tables.keys()].sort());
    for (const [name, text] of tables) {
      const file = new URL(name, SOURCES);
      expect(existsSync(file) && readFileSync(file, 'utf8') === text, name).toBe(true);
    }
  }, 60_000);

  it('are as small as the README says', async () => {
    const all = [...(await hiddenTables()).values()].join('');
    expect(Buffer.byteLength(all)).toBeLessThan(26_500);
    expect(gzipSync(all, { level: 9 }).length).toBeLessThan(16_000);
  }, 60_000);
});
