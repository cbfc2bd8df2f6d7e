import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { doubleSpacesAt, WidenedText } from './widened-text.tsx';

afterEach(cleanup);

test('what is counted is what is drawn: two spaces where they are said to be, each once', () => {
  const text = 'one  two three   four';
  const places = doubleSpacesAt(text, Int32Array.of(3, 8, 14, 15, 40));
  expect(places).toEqual([3, 14]);
  const { container } = render(<WidenedText text={text} places={places} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelectorAll('.double-space')).toHaveLength(places.length);
});
