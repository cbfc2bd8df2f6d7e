import { encode } from '@cleanpaste/core/hidden';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findMessages } from '../../../workers/find-messages.ts';
import MessageNote from './message-note.tsx';

const asked = vi.hoisted(() => ({ texts: [] as string[] }));
vi.mock('../../../workers/bridge.ts', () => ({
  askTextWorker: async (_: string, { text }: { text: string }) => {
    asked.texts.push(text);
    return findMessages(text);
  },
}));

const carrying = (message: string) => encode('Dear Ada, thank you.', message).text!;
const wait = () => act(() => vi.advanceTimersByTimeAsync(200));

beforeEach(() => {
  asked.texts = [];
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a message is said in a polite region, apart from the direction of what surrounds it', async () => {
  const { container } = render(<MessageNote text={carrying('שלום לכולם')} />);
  const region = container.firstElementChild!;
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(region.textContent).toBe('');
  await wait();
  expect(region.textContent).toContain('This text carries a message: "שלום לכולם"');
  expect(container.querySelector('bdi')?.textContent).toBe('שלום לכולם');
});

test('while somebody types only the last text is read, and a message goes with the text that had it', async () => {
  const { rerender } = render(<MessageNote text={carrying('the first one')} />);
  rerender(<MessageNote text={carrying('the second one')} />);
  await wait();
  expect(asked.texts).toHaveLength(1);
  expect(screen.getByText('the second one')).toBeTruthy();
  rerender(<MessageNote text="nothing any more" />);
  expect(screen.queryByText('the second one')).toBeNull();
  rerender(<MessageNote text="" />);
  await wait();
  expect(asked.texts).toHaveLength(1);
});

test('what cleaning has taken out is said of the past, and what it leaves is not', async () => {
  const text = carrying('meet at noon');
  const { rerender, container } = render(<MessageNote text={text} />);
  await wait();
  rerender(<MessageNote text={text} cleaned="Dear Ada, thank you." />);
  await wait();
  expect(container.textContent).toContain('This text carried a message: "meet at noon"');
  rerender(<MessageNote text={text} cleaned={text} />);
  await wait();
  expect(container.textContent).toContain('This text carries a message: "meet at noon"');
});
