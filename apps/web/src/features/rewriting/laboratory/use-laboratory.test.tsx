import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLaboratory } from './use-laboratory.ts';

type Answer = (asked: { text: string; mark: { key: string } }) => unknown;
const answers = vi.hoisted(() => ({}) as Record<string, Answer>);
vi.mock('../../../workers/lab-bridge.ts', () => ({
  askLabWorker: async (what: string, asked: never) => answers[what]!(asked),
}));

/** A detector that knows the text and the key by which it was asked. */
const analysed = ({ text, mark }: Parameters<Answer>[0]) => ({
  score: { z: text.startsWith('planted') ? 8 : 0, greens: 1, scored: 2 },
  bars: [],
  words: [],
  of: `${text} ${mark.key}`,
});

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(answers, { analyse: analysed, plant: () => 'planted', rewrite: () => 'rewritten' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const settle = () => act(() => vi.advanceTimersByTimeAsync(200));

test('the text and what is said of it change together: no verdict is ever one of another text', async () => {
  const seen: [string, number | undefined][] = [];
  const { result } = renderHook(() => {
    const lab = useLaboratory(true);
    if (!lab.isBehind) seen.push([lab.text.slice(0, 7), lab.analysis?.of.score.z]);
    return lab;
  });
  await settle();
  seen.length = 0;
  await act(() => result.current.plant());
  expect([result.current.text, result.current.analysis?.of.score.z]).toEqual(['planted', 8]);
  expect(result.current.isBehind).toBe(false);
  await act(() => result.current.rewrite());
  expect([result.current.text, result.current.before]).toEqual(['rewritten', 8]);
  for (const [text, z] of seen) expect(z).toBe(text === 'planted' ? 8 : 0);
});

test('while somebody types, or tries another key, what is shown is said to be behind', async () => {
  const { result } = renderHook(() => useLaboratory(true));
  await settle();
  act(() => result.current.type('my own words'));
  expect(result.current.isBehind).toBe(true);
  await settle();
  expect(result.current.isBehind).toBe(false);
  act(() => result.current.setMark({ ...result.current.mark, key: 'another' }));
  expect(result.current.isBehind).toBe(true);
  await settle();
  expect(result.current.analysis?.of).toMatchObject({ of: 'my own words another' });
});

test('a text that was changed stands there though nothing could be said of it', async () => {
  const { result } = renderHook(() => useLaboratory(true));
  await settle();
  answers.analyse = () => Promise.reject(new Error('gone'));
  await act(() => result.current.plant());
  expect([result.current.text, result.current.isBehind]).toEqual(['planted', true]);
});
