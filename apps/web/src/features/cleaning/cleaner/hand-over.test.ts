import { expect, test } from 'vitest';
import { handOver, takeHandOver } from './hand-over.ts';

test('a text that is handed over is taken once, and leaves nothing behind', () => {
  handOver('mine\u200b');
  expect(takeHandOver()).toBe('mine\u200b');
  expect(takeHandOver()).toBe('');
  expect(sessionStorage).toHaveLength(0);
});
