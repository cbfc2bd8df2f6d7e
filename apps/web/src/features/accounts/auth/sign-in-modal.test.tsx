import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import SignInModal from './sign-in-modal.tsx';

afterEach(cleanup);

const Place = () => {
  const { pathname, state } = useLocation();
  return <p data-testid="place">{`${pathname} ${JSON.stringify(state)}`}</p>;
};

test('who has a password goes from the window to where it is entered, and comes back here', () => {
  const closed = vi.fn();
  render(
    <MemoryRouter initialEntries={['/invisible-chars']}>
      <SignInModal open onClose={closed} />
      <Place />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Sign in with a password' }));
  expect(screen.getByTestId('place').textContent).toBe('/login {"from":"/invisible-chars"}');
  expect(closed).toHaveBeenCalled();
});

test('who wanted a check reads that an account has one, and with what it compares', () => {
  const points = () => screen.getAllByRole('listitem').map((item) => item.textContent);
  const shown = (forCheck: boolean) => (
    <MemoryRouter>
      <SignInModal open onClose={() => {}} forCheck={forCheck} />
    </MemoryRouter>
  );
  const { rerender } = render(shown(true));
  expect(points()).toHaveLength(4);
  expect(points()[0]).toBe(
    '1 plagiarism & AI checkCompared with any works collected on this server so far, not with the internet.',
  );
  rerender(shown(false));
  expect(points()).toHaveLength(3);
});

test('whose free rewrite is used reads which of the two is meant, and cleans without one at a press', () => {
  const plain = vi.fn();
  render(
    <MemoryRouter>
      <SignInModal open onClose={() => {}} onWithoutRewrite={plain} />
    </MemoryRouter>,
  );
  screen.getByText('You have used the free statistical cleanup that needs no account.');
  fireEvent.click(screen.getByRole('button', { name: 'Clean without rewriting' }));
  expect(plain).toHaveBeenCalledTimes(1);
});
