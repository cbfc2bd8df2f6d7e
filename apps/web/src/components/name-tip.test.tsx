import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NameTip } from './name-tip.tsx';

afterEach(cleanup);

test('a name stays with its mark when the window is resized or turned', () => {
  const mark = document.body.appendChild(document.createElement('mark'));
  const at = { left: 500, top: 300 };
  mark.getBoundingClientRect = () => ({ ...at, width: 0, bottom: at.top + 20 }) as DOMRect;
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 1000 });
  const named = { label: 'U+200B', name: 'ZERO WIDTH SPACE', text: 'Invisible.' };
  render(<NameTip named={named} on={mark} onAway={() => {}} />);
  const tip = screen.getByRole('tooltip');
  expect([tip.style.left, tip.style.top]).toEqual(['500px', '292px']);
  Object.assign(at, { left: 200, top: 100 });
  fireEvent(window, new Event('resize'));
  expect([tip.style.left, tip.style.top]).toEqual(['200px', '92px']);
  mark.remove();
});

test('a name that would lie under the header stands below what it names', () => {
  const chip = document.body.appendChild(document.createElement('span'));
  chip.getBoundingClientRect = () => ({ left: 200, top: 70, width: 0, bottom: 114 }) as DOMRect;
  const named = { label: 'U+200B', name: 'ZERO WIDTH SPACE', text: 'Invisible.' };
  render(<NameTip named={named} on={chip} onAway={() => {}} />);
  expect(screen.getByRole('tooltip').style.top).toBe('122px');
  chip.remove();
});
