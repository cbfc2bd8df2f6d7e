import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FormSwitches } from './form-switches.tsx';

afterEach(cleanup);

test('what a switch weakens is said of the engine that it was measured with, and not of a model', () => {
  const said = (isModel: boolean) => {
    const { container } = render(
      <FormSwitches form={{ spelling: 'british' }} isModel={isModel} onChange={() => {}} />,
    );
    const select = screen.getByLabelText('Spelling');
    const described = document.getElementById(select.getAttribute('aria-describedby') ?? '');
    const words = { all: container.textContent!, of: described?.textContent ?? null };
    cleanup();
    return words;
  };
  const ours = said(false);
  expect(ours.all).toContain('they weaken a watermark by');
  expect(ours.all).toContain('How measured');
  expect(ours.of).toMatch(/^Alone: weakens by \d+%$/);
  const model = said(true);
  expect(model.all).toContain('A model does not follow these.');
  expect(model.all).not.toMatch(/weaken|measured/);
  expect(model.of).toBeNull();
});
