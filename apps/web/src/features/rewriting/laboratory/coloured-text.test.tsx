import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ColouredText } from './coloured-text.tsx';

afterEach(cleanup);

test('each of the two greens in the text has its meaning beside the same green', () => {
  const words = [
    { start: 0, end: 3, green: true, counted: true },
    { start: 4, end: 7, green: true, counted: false },
  ];
  render(<ColouredText text="one two" words={words} />);
  const washOf = (element: Element | null | undefined) =>
    [...(element?.classList ?? [])].find((name) => /^(bg|border)-/.test(name));
  for (const [word, means] of [
    ['one', 'green, and counted'],
    ['two', 'green again, not counted twice'],
  ] as const) {
    const key = screen.getByText(means).querySelector('[aria-hidden]');
    expect(washOf(key)).toBeTruthy();
    expect(washOf(key)).toBe(washOf(screen.getByText(word)));
  }
});
