import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { keeper, useSessionState } from './session.ts';
import { useHydrated } from './use-hydrated.ts';

afterEach(cleanup);

function drawing() {
  const drawn: string[] = [];
  function Part() {
    const isHydrated = useHydrated();
    const { status } = useSessionState();
    drawn.push(`${isHydrated} ${status}`);
    return <p>{`${isHydrated} ${status}`}</p>;
  }
  return { drawn, Part };
}

test('HTML that is taken over is drawn as it was made, and then as things are, without a word of a mismatch', async () => {
  await keeper.restore(false);
  const { drawn, Part } = drawing();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Part />);
  expect(page.textContent).toBe('false unknown');
  drawn.length = 0;
  const mismatches: unknown[] = [];
  const root = await act(() =>
    hydrateRoot(page, <Part />, { onRecoverableError: (error) => void mismatches.push(error) }),
  );
  expect(drawn).toEqual(['false unknown', 'true signed-out']);
  expect(page.textContent).toBe('true signed-out');
  expect(mismatches).toEqual([]);
  await act(() => root.unmount());
  page.remove();
});

test('what code alone draws knows at once, and is drawn once', () => {
  const { drawn, Part } = drawing();
  render(<Part />);
  expect(drawn).toEqual(['true signed-out']);
});
