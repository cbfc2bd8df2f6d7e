import { readsAsEnglish } from '@cleanpaste/core/rewrite';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ModelLack } from '../../cleaning/index.ts';
import { StripToggle } from './strip-toggle.tsx';

const asked = vi.fn(async (_kind: string, { text }: { text: string }) => readsAsEnglish(text));
vi.mock('../../../workers/lab-bridge.ts', () => ({
  askLabWorker: (kind: string, input: { text: string }) => asked(kind, input),
}));

const german = 'Der schnelle braune Fuchs springt über den faulen Hund, und niemand weiß, warum.';
const english = 'The tide comes in twice a day, and with it come the boats of the harbour.';

const toggle = (text: string, on = false, modelLack: ModelLack = null, isTold = false) => (
  <MemoryRouter>
    <StripToggle
      left={null}
      isUsedUp={false}
      modelLack={modelLack}
      isTold={isTold}
      on={on}
      onChange={() => {}}
      disabled={false}
      text={text}
    />
  </MemoryRouter>
);
const wait = () => act(() => vi.advanceTimersByTimeAsync(500));
const box = () => screen.getByRole('checkbox', { name: 'Strip statistical watermarks' });

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('nothing is looked at before somebody comes near the toggle', async () => {
  render(toggle(german));
  await wait();
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByText(/English only/)).toBeNull();
});

test.each([
  ['hovered', (element: HTMLElement) => fireEvent.mouseEnter(element.parentElement!)],
  ['focused', (element: HTMLElement) => fireEvent.focus(element)],
])(
  'the toggle says "English only" beside another language when %s, before the work',
  async (_, near) => {
    render(toggle(german));
    near(box());
    await wait();
    expect(screen.getByText(/^English only/)).toBeTruthy();
    expect(box().getAttribute('aria-describedby')).toBe(screen.getByText(/^English only/).id);
  },
);

test('it follows the text while the toggle is on', async () => {
  const { rerender } = render(toggle(german, true));
  await wait();
  expect(screen.getByText(/^English only/)).toBeTruthy();
  rerender(toggle(english, true));
  await wait();
  expect(screen.queryByText(/English only/)).toBeNull();
  rerender(toggle('', true));
  await wait();
  expect(screen.queryByText(/English only/)).toBeNull();
});

test('beside a result that says so it is not said again', async () => {
  const { rerender } = render(toggle(german, true));
  await wait();
  expect(screen.getByText(/^English only/)).toBeTruthy();
  rerender(toggle(german, true, null, true));
  await wait();
  expect(screen.queryByText(/English only/)).toBeNull();
});

test('on or off, it says that a rewrite weakens such watermarks, and claims no more', async () => {
  const { rerender } = render(toggle(english));
  screen.getByText('A statistical cleanup: a rewrite that weakens such marks.');
  rerender(toggle(english, true));
  await wait();
  const note = screen.getByText('A statistical cleanup: a rewrite that weakens such marks.');
  expect(box().getAttribute('aria-describedby')).toBe(note.id);
});

test('where none is left it leads to the plans that have more', () => {
  render(
    <MemoryRouter>
      <StripToggle
        left="0 of 3 left."
        isUsedUp
        modelLack={null}
        on
        onChange={() => {}}
        disabled={false}
        text=""
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
});

test('a model that is not here is told beside the switch, as long as it is on', () => {
  const { rerender } = render(toggle(english, true, 'to fetch'));
  expect(screen.getByText(/^The model that you chose is not on this device yet/)).toBeTruthy();
  rerender(toggle(english, true, 'never'));
  expect(screen.getByText(/^This browser has no such model/)).toBeTruthy();
  rerender(toggle(english, false, 'to fetch'));
  expect(screen.queryByText(/not on this device/)).toBeNull();
});
