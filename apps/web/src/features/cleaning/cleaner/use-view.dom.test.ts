import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useView } from './use-view.ts';

afterEach(cleanup);

const show = (result: object | null) =>
  renderHook(({ of }: { of: object | null }) => useView(of), { initialProps: { of: result } });

test('without a result there is the original; each new result comes on top', () => {
  const { result, rerender } = show(null);
  expect(result.current.view).toBe('original');
  rerender({ of: {} });
  expect(result.current.view).toBe('cleaned');
  act(() => result.current.choose('original'));
  expect(result.current.view).toBe('original');
  rerender({ of: {} });
  expect(result.current.view).toBe('cleaned');
});

test('Alt shows the original while it is held alone, and not while somebody types', () => {
  const { result } = show({});
  fireEvent.keyDown(document.body, { key: 'Alt' });
  expect(result.current).toMatchObject({ view: 'original', chosen: 'cleaned', held: true });
  fireEvent.keyUp(document.body, { key: 'Alt' });
  expect(result.current.view).toBe('cleaned');
  fireEvent.keyDown(document.body, { key: 'Alt', ctrlKey: true });
  expect(result.current.view).toBe('cleaned');
  fireEvent.keyDown(document.body, { key: 'Alt' });
  fireEvent.blur(window);
  expect(result.current.view).toBe('cleaned');
  const field = document.body.appendChild(document.createElement('textarea'));
  fireEvent.keyDown(field, { key: 'Alt' });
  expect(result.current.view).toBe('cleaned');
  field.remove();
});

test('a browser keeps Alt for its menu where there is nothing to compare', () => {
  show(null);
  expect(fireEvent.keyDown(document.body, { key: 'Alt' })).toBe(true);
  show({});
  expect(fireEvent.keyDown(document.body, { key: 'Alt' })).toBe(false);
});
