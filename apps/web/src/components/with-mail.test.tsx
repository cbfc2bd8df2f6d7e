import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WithMail } from './with-mail.tsx';

afterEach(cleanup);

test('an address in a sentence opens a mail to it, and the sentence stays as it is', () => {
  const { container } = render(
    <WithMail address="help@example.com">For a copy, write to help@example.com.</WithMail>,
  );
  expect(container.textContent).toBe('For a copy, write to help@example.com.');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['mailto:help@example.com']);
});

test('a sentence without the address has no link', () => {
  const { container } = render(<WithMail address="help@example.com">Nothing here.</WithMail>);
  expect(container.innerHTML).toBe('Nothing here.');
});
