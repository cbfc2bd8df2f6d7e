import { readFileSync } from 'node:fs';
import { cleaningOptions } from '@cleanpaste/contract';
import { clean } from '@cleanpaste/core/hidden';
import { expect, test } from 'vitest';
import { apiFields, apiFieldsFile, apiFieldsSource } from './api-fields.mjs';

test('the page has the fields of the API as it is (else: npm run docs:tables)', () => {
  expect(readFileSync(apiFieldsFile, 'utf8')).toBe(apiFieldsSource());
});

test('every field of every call says what it means', () => {
  const { calls, options, listed } = apiFields();
  const all = [...calls.flatMap(({ sends, gets }) => [...sends, ...gets]), ...options, ...listed];
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ says }) => says === '')).toEqual([]);
});

test('a field says its type, its limits and whether it is needed, as the schema has them', () => {
  const { calls } = apiFields();
  const fieldOf = (
    /** @type {string} */ call,
    /** @type {'sends' | 'gets'} */ side,
    /** @type {string} */ path,
  ) => calls.find(({ name }) => name === call)?.[side].find((field) => field.path === path);
  expect(fieldOf('check', 'sends', 'text')).toMatchObject({
    type: 'string',
    isAlways: true,
    limits: '1 to 50,000 characters',
  });
  expect(fieldOf('rewrite', 'sends', 'seed')).toMatchObject({
    type: 'integer',
    isAlways: false,
    limits: '1 to 1,000,000; default: 1',
  });
  expect(fieldOf('reveal', 'gets', 'segments[].kind')).toMatchObject({
    limits: '`"text"`, `"mark"`',
  });
  expect(fieldOf('reveal', 'gets', 'segments[].label')).toMatchObject({ isAlways: false });
  expect(fieldOf('check', 'gets', 'before.aiScore')).toMatchObject({ type: 'number or null' });
  expect(fieldOf('check', 'gets', 'stamp.checkedAt')).toMatchObject({ type: 'date and time' });
});

/** Something that each option decides about, and a C2PA wrapper. */
const wrapper = `\ufeff${String.fromCodePoint(
  ...[...Buffer.from('C2PATXT\0'), 1, 0, 0, 0, 1, 97].map((byte) =>
    byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16,
  ),
)}`;
const text = `Wait… “so” – 10\u00a0km, 10\u00a0000 or p\u0430ypal [cite: 1]. Quoi\u00a0! Signed.${wrapper}`;

test('whoever reads the options of cleaning is told the default of each flag, as the library has it', () => {
  const { options } = apiFields();
  expect(options.map(({ path }) => path)).toEqual(Object.keys(cleaningOptions));
  for (const { path, type, limits } of options.filter(({ type }) => type === 'boolean')) {
    const told = /^default: (true|false)$/.exec(limits)?.[1];
    expect(told, `${path}, ${type}`).toBeDefined();
    // What French spaces add is seen only where typography is not asked.
    const beside = path === 'frenchSpaces' ? { typographicSpaces: false } : {};
    const cleaned = (/** @type {boolean} */ value) =>
      clean(text, { ...beside, [path]: value }).text;
    expect(cleaned(told === 'true'), path).toBe(clean(text, beside).text);
    expect(cleaned(told !== 'true'), path).not.toBe(clean(text, beside).text);
  }
});
