import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kindsByCodePoint } from '../../scripts/hidden-tables/kinds.ts';
import * as Kind from './kind-codes.ts';
import { FIRST_TRANSPARENT, isFlagged, isWhole, LAST_RUN } from './kind-order.ts';
import type { KindTraits } from './kind-traits.ts';
import { KINDS, traitsOf } from './kinds.ts';
import { nameOf } from './names.ts';
import { replacementOf } from './replacements.ts';
import { kindOf } from './tables.ts';
import { addToken, noTokens } from './tokens.ts';
import * as Verdict from './verdicts.ts';

const rows: [string, KindTraits][] = Object.entries(KINDS);
const CODES: Record<string, number> = { ...Kind };
const LISTED = rows.filter(([, { action }]) => action !== undefined);

describe('the rows of the kinds', () => {
  it('have a code each, found again by name and by code', () => {
    expect(new Set(rows.map(([, { code }]) => code)).size).toBe(rows.length);
    expect(Object.keys(CODES).sort()).toEqual(rows.map(([name]) => name).sort());
    for (const [name, traits] of rows) {
      expect(CODES[name]).toBe(traits.code);
      expect(traitsOf(traits.code)).toBe(traits);
    }
  });

  it('fit the columns of a token: no code above a byte, and a place for each in what was seen', () => {
    const { seen } = noTokens('');
    for (const [, { code }] of rows) expect(code).toBeLessThan(seen.length);
  });

  it.each(LISTED)('say of %s all that a finding has to say', (_name, traits) => {
    expect(traits.category).toMatch(/^[a-z-]+$/);
    expect(traits.reason).toMatch(/^[A-Z].*\.$/);
    const replacement = replacementOf(traits.code, 0x2026);
    expect(traits.action === 'replace').toBe(replacement !== undefined);
  });

  it('agree with the order of the codes about what is taken out and what is replaced', () => {
    for (const [name, { action, code, wholeName }] of rows) {
      expect(action === 'remove', name).toBe(code >= FIRST_TRANSPARENT);
      expect(action === 'flag', name).toBe(isFlagged(code));
      expect(wholeName !== undefined, name).toBe(isWhole(code));
      if (action === undefined) continue;
      const tokens = noTokens('x');
      addToken(tokens, 0, 1, code);
      expect(tokens.verdicts[0], name).toBe(action === 'remove' ? Verdict.remove : Verdict.replace);
    }
  });

  it('are all there is: each is in the table of code points, or made by what stands around', async () => {
    const found = new Set((await kindsByCodePoint()).values());
    for (const [name, { code, isMade }] of rows) {
      if (name === 'plain') continue;
      expect(found.has(code), name).toBe(isMade !== true);
    }
    expect(found.size).toBe(rows.filter(([, { isMade }]) => !isMade).length - 1);
    for (const code of found) expect(traitsOf(code)).toBeDefined();
  }, 60_000);

  it('name every code point that can be listed', async () => {
    for (const [codePoint, code] of await kindsByCodePoint()) {
      if (code <= LAST_RUN || (codePoint > 0x20000 && codePoint % 997 !== 0)) continue;
      expect(nameOf(codePoint)).toMatch(/\S/);
      if (traitsOf(code).isNamedByNumber && traitsOf(kindOf(codePoint)).label)
        expect(nameOf(codePoint)).toMatch(/-[0-9A-F]{4,6}$/);
    }
  }, 60_000);
});

describe('the rest of the code', () => {
  /** Files may ask for a kind by name; a list of most of them would be a second table. */
  it('has no list of the kinds by hand', () => {
    const folder = new URL('./', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files) {
      if (!file.endsWith('.ts') || /-kinds\.ts$|\.test\.ts$/.test(file)) continue;
      const text = readFileSync(new URL(file, folder), 'utf8');
      const keys = rows.filter(([name]) =>
        new RegExp(`^\\s*(?:\\[Kind\\.)?${name}\\]?:`, 'm').test(text),
      );
      expect(keys.map(([name]) => name).length, file).toBeLessThan(12);
    }
  });
});
