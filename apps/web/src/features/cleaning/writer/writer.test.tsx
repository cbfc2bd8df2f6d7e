import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Writer } from './writer.tsx';

vi.mock('../../../workers/bridge.ts', () => ({ askTextWorker: () => new Promise(() => {}) }));
afterEach(cleanup);

test('the button to copy is bright once there is a message and a sentence, and in order once there is one of them', () => {
  render(<Writer />);
  const copy = screen.getByRole<HTMLButtonElement>('button', { name: 'Copy the text' });
  const isBright = () => copy.className.includes('bg-accent ');
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  expect([isBright(), copy.disabled]).toEqual([false, true]);
  type('The message that nobody sees', 'Noon');
  expect([isBright(), copy.disabled]).toEqual([false, false]);
  type('The sentence that everybody sees', 'A fine day.');
  expect(isBright()).toBe(true);
});

test('an example in an empty field is called one, so that it is not taken for what was written', () => {
  render(<Writer />);
  for (const label of ['The message that nobody sees', 'The sentence that everybody sees'])
    expect(screen.getByLabelText<HTMLTextAreaElement>(label).placeholder).toMatch(/^For example: /);
});
