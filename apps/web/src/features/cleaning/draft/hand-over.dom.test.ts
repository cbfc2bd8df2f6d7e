import { beforeEach, expect, test } from 'vitest';
import { endDrafts, rememberUser } from './draft-storage.ts';
import { dropHandOver, handOver, takeHandOver } from './hand-over.ts';

test('a text that is handed over is taken once, and leaves nothing behind', () => {
  handOver('mine\u200b');
  expect(takeHandOver()).toBe('mine\u200b');
  expect(takeHandOver()).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

beforeEach(() => localStorage.clear());

test('a text that was laid down before somebody signed out is for nobody', async () => {
  handOver('mine');
  rememberUser('ann');
  await new Promise((resolve) => setTimeout(resolve, 5));
  endDrafts();
  expect(takeHandOver()).toBe('');
  await new Promise((resolve) => setTimeout(resolve, 5));
  handOver('of the next one');
  expect(takeHandOver()).toBe('of the next one');
});

test('a text that is dropped is nowhere', () => {
  handOver('mine');
  dropHandOver();
  expect(sessionStorage).toHaveLength(0);
  expect(takeHandOver()).toBe('');
});
