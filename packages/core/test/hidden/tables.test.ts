import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DATA_FOLDER, hiddenTables } from '../../scripts/generate-hidden-tables.ts';

describe('generated tables', () => {
  it('are what the generator makes from the data packages', async () => {
    const tables = await hiddenTables();
    expect(readdirSync(DATA_FOLDER).sort()).toEqual([...tables.keys()].sort());
    for (const [name, text] of tables) {
      const file = new URL(name, DATA_FOLDER);
      expect(existsSync(file) && readFileSync(file, 'utf8') === text, name).toBe(true);
    }
  }, 60_000);
});
