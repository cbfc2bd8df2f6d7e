import { cleanup, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { surviveCrash, useShown } from './after-crash.ts';
import type { CleanedState, Draft } from './draft.ts';
import { draftStore } from './draft-store.ts';

const rewrite: CleanedState = {
  text: 'Paid for.',
  removedCharacterCount: 0,
  local: false,
  rewrite: null,
};
const report = { similarity: 1 } as Draft['report'];
const kept = () => {
  const { text, cleaned, undone, report: known } = draftStore.get();
  return { text, cleaned, undone, report: known };
};

beforeEach(() => {
  cleanup();
  draftStore.erase({ toggles: true });
  draftStore.set({ text: 'A text.', cleaned: rewrite, undone: [1], report });
});

test('who had a result and a report on the screen has them after a crash', () => {
  renderHook(() => useShown({ cleaned: rewrite, undone: [1] }));
  renderHook(() => useShown({ report }));
  surviveCrash();
  expect(kept()).toEqual({ text: 'A text.', cleaned: rewrite, undone: [1], report });
});

test('a result that was never drawn goes with the crash that it made; the text stays', () => {
  renderHook(() => useShown({ cleaned: null, undone: [], report: null }));
  surviveCrash();
  expect(kept()).toEqual({ text: 'A text.', cleaned: null, undone: [], report: null });
});

test('what an earlier visit kept stays when another part crashes before it is drawn again, once', async () => {
  draftStore.flush();
  vi.resetModules();
  const { draftStore: next } = await import('./draft-store.ts');
  const again = await import('./after-crash.ts');
  const found = { text: 'A text.', cleaned: rewrite, undone: [1], report };
  expect(next.get()).toMatchObject(found);
  again.surviveCrash();
  expect(next.get()).toMatchObject(found);
  again.surviveCrash();
  expect(next.get()).toMatchObject({ text: 'A text.', cleaned: null, undone: [], report: null });
});

test('undos that could not be drawn are taken back', () => {
  renderHook(() => useShown({ cleaned: rewrite, undone: [] }));
  surviveCrash();
  expect(kept()).toMatchObject({ cleaned: rewrite, undone: [] });
});

test('a second crash with nothing done in between leaves the text alone', () => {
  renderHook(() => useShown({ cleaned: rewrite, undone: [1], report }));
  surviveCrash();
  surviveCrash();
  expect(kept()).toEqual({ text: 'A text.', cleaned: null, undone: [], report: null });
});

test('after a crash that was lived through, the next one is another', () => {
  renderHook(() => useShown({ cleaned: rewrite, undone: [1], report }));
  surviveCrash();
  draftStore.set({ alsoCheck: true });
  surviveCrash();
  expect(kept()).toMatchObject({ cleaned: rewrite, report });
});
