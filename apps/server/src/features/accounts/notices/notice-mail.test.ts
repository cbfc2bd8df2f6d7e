import { expect, test } from 'vitest';
import { noticeMail } from './rules.ts';

const textFor = (supportEmail: string) =>
  noticeMail(
    { kind: 'account-deleted' },
    {
      ...{ to: 'ann@tidy.internal', productName: 'Tidy', supportEmail },
      origin: 'https://tidy.internal',
    },
  ).text;

test('a mail says whom to write to with questions', () => {
  expect(textFor('help@tidy.internal')).toMatch(
    /\n\nQuestions, or was this not you\? Write to help@tidy\.internal\.\nTidy$/,
  );
});

test.each([
  ['support@cleanpaste.example'],
  ['help@example.com'],
  ['help@desk.example.org'],
  ['help@tidy.invalid'],
  ['help@tidy.test'],
])('nobody is told to write to %s, which receives no mail', (address) => {
  const text = textFor(address);
  expect(text).not.toContain('Write to');
  expect(text).not.toContain(address);
  expect(text).toMatch(/charged\.\n\nTidy$/);
});
