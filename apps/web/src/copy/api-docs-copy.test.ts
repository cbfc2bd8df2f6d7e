import { addresses, allEndpoints, apiScopes, errorsOf } from '@cleanpaste/contract';
import { expect, test } from 'vitest';
import { apiExamples, apiProblems, apiVerbs } from './api-docs-copy.ts';

const byKey = allEndpoints.filter(({ auth }) => auth === 'apiKey');

test('the reference has every call that takes a key, under the scope that its key needs', () => {
  expect(byKey.map(({ scope }) => scope)).toEqual([...apiScopes]);
  expect(Object.keys(apiVerbs)).toEqual([...apiScopes]);
  for (const { scope, address } of byKey) expect(addresses.api[scope!]).toBe(address);
});

test('it explains every error that such a call may answer with, where problems link to, and no other', () => {
  const codes = new Set(byKey.flatMap((row) => [...errorsOf(row)]));
  expect(Object.keys(apiProblems).sort()).toEqual([...codes].sort());
});

test('its examples call an address that exists', () => {
  for (const example of Object.values(apiExamples)) {
    expect(example).toContain('https://cleanpaste.example/api/v1/clean');
  }
});
