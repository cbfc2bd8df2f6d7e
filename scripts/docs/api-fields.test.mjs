import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiFields, apiFieldsFile, apiFieldsSource } from './api-fields.mjs';

test('the page has the fields of the API as it is (else: npm run docs:tables)', () => {
  expect(readFileSync(apiFieldsFile, 'utf8')).toBe(apiFieldsSource());
});

test('every field of every call says what it means', () => {
  const { calls, listed } = apiFields();
  const all = [...calls.flatMap(({ sends, gets }) => [...sends, ...gets]), ...listed];
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
    limits: '1 to 1,000,000; by default 1',
  });
  expect(fieldOf('reveal', 'gets', 'segments[].kind')).toMatchObject({ limits: '“text”, “mark”' });
  expect(fieldOf('reveal', 'gets', 'segments[].label')).toMatchObject({ isAlways: false });
  expect(fieldOf('check', 'gets', 'before.aiScore')).toMatchObject({ type: 'number or null' });
  expect(fieldOf('check', 'gets', 'stamp.checkedAt')).toMatchObject({ type: 'date and time' });
});
