import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WithMail } from './with-mail.tsx';

afterEach(cleanup);

test('an address in a sentence opens a mail to it, and the sentence stays as it is', () => {
  const { container } = render(
    <WithMail address="help@tidy.internal">For a copy, write to help@tidy.internal.</WithMail>,
  );
  expect(container.textContent).toBe('For a copy, write to help@tidy.internal.');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['mailto:help@tidy.internal']);
});

test('a sentence without the address has no link', () => {
  const { container } = render(<WithMail address="help@tidy.internal">Nothing here.</WithMail>);
  expect(container.innerHTML).toBe('Nothing here.');
});

test('an address that receives no mail is no link: that there is none is said in its place', () => {
  const { container } = render(
    <WithMail address="support@cleanpaste.example">
      Delete it here; for a copy, write to support@cleanpaste.example. Nothing else changes.
    </WithMail>,
  );
  expect(container.textContent).toBe(
    'Delete it here. No address to write to is set up on this server. Nothing else changes.',
  );
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  render(<WithMail address="a@example.com">Write to a@example.com.</WithMail>);
  expect(screen.queryByRole('link')).toBeNull();
});

test('of an address that receives no mail nothing is lost but the clause it stands in', () => {
  const text = 'It is kept for a day; nobody reads it. Ask help@tidy.test. It ends; that is all.';
  const { container } = render(<WithMail address="help@tidy.test">{text}</WithMail>);
  expect(container.textContent).toBe(
    text.replace('Ask help@tidy.test.', 'No address to write to is set up on this server.'),
  );
  cleanup();
  const other = 'It is kept for a day; nobody reads it.';
  expect(render(<WithMail address="help@tidy.test">{other}</WithMail>).container.textContent).toBe(
    other,
  );
});

test('where the rest says enough, such an address is left out with what leads to it', () => {
  const { container } = render(
    <WithMail address="support@cleanpaste.example" instead="">
      Sign in with that one; otherwise write to support@cleanpaste.example.
    </WithMail>,
  );
  expect(container.textContent).toBe('Sign in with that one.');
});
