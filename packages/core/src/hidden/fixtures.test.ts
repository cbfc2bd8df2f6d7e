import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clean } from './index.ts';

const FOLDER = new URL('fixtures/', import.meta.url);
const read = (name: string, file: string) =>
  readFileSync(new URL(`${name}/${file}`, FOLDER), 'utf8');
const names = readdirSync(FOLDER);

describe('whole texts, as people paste them', () => {
  it('are there', () => expect(names.length).toBeGreaterThanOrEqual(8));
  it.each(names)('%s', (name) => {
    expect(clean(read(name, 'input.txt')).text).toBe(read(name, 'expected.txt'));
  });
});
