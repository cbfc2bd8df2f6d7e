import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clientFile, clientSource } from './write-client.mjs';

test('the client has the types of the API as it is (else: npm run client)', () => {
  expect(readFileSync(clientFile, 'utf8')).toBe(clientSource());
});
