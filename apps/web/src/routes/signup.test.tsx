import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import Signup from './signup.tsx';

const site = vi.hoisted(() => ({
  productName: 'Tidy',
  supportEmail: 'ann@example.com',
  available: { google: true },
  sandbox: { signIn: false },
  checking: { copyleaks: false, works: 3 },
}));
vi.mock('../features/site/use-site.ts', () => ({ useSite: () => site }));
vi.mock('../features/site/index.ts', () => ({ useSite: () => site }));

afterEach(cleanup);

function draw(google: boolean) {
  site.available.google = google;
  render(
    <MemoryRouter>
      <Signup />
    </MemoryRouter>,
  );
  const lead = screen.getByRole('heading', { level: 1 }).nextElementSibling;
  const hint = screen.getByText(/^Already have an account/).previousElementSibling;
  const said = [lead, hint].map((it) => (it?.tagName === 'P' ? it.textContent : null));
  cleanup();
  return said;
}

test('the check is said to compare with what the server has, before the account is made', () => {
  render(
    <MemoryRouter>
      <Signup />
    </MemoryRouter>,
  );
  screen.getByText(/^Compared with the 3 works .*, not with the internet\.$/);
});

test('without Google other words stand in the place of those that the page came with: the card does not jump', () => {
  const [lead, hint] = draw(true);
  expect(lead).toMatch(/Google/);
  expect(hint).toMatch(/Google/);
  const [otherLead, otherHint] = draw(false);
  expect(otherLead).toMatch(/on request/);
  expect(otherHint).toMatch(/link to set a password/);
  expect(`${otherLead} ${otherHint}`).not.toMatch(/Google/);
});
