import { readFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { commonPasswords } from '../src/features/accounts/sign-in/common-passwords.gen.ts';
import { passwordProblem } from '../src/features/accounts/sign-in/rules.ts';
import { commonPasswordsFile } from './common-passwords.ts';

const byFrequency = dictionary['passwords-common'] as readonly string[];

test('the list of common passwords is the one that its generator makes', () => {
  const file = new URL('../src/features/accounts/sign-in/common-passwords.gen.ts', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(commonPasswordsFile());
});

test('the thousand most common passwords are refused, in any case, and the next is not', () => {
  for (const password of byFrequency.slice(0, 1000)) {
    expect(passwordProblem(password.toUpperCase(), commonPasswords)).not.toBeNull();
  }
  const next = byFrequency.slice(1000).find((password) => password.length >= 6) ?? '';
  expect(passwordProblem(next, commonPasswords)).toBeNull();
});
