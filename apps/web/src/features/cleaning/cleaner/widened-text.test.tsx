import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { doubleSpacesAt, keptPlaces, WidenedText } from './widened-text.tsx';

afterEach(cleanup);

test('what is counted is what is drawn: two spaces where they are said to be, each once', () => {
  const text = 'one  two three   four';
  const places = doubleSpacesAt(text, Int32Array.of(3, 8, 14, 15, 40));
  expect(places).toEqual([3, 14]);
  const { container } = render(<WidenedText text={text} places={places} kept={[]} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelectorAll('.double-space')).toHaveLength(places.length);
});

test('what cleaning leaves keeps its line, beside double spaces, and never in another text', () => {
  const text = 'says  p\u0430ypal';
  const kept = keptPlaces(text, Int32Array.of(7, 8, 40, 41));
  expect(kept).toEqual([[7, 8]]);
  const { container } = render(<WidenedText text={text} places={[4]} kept={kept} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('.kept-mark')?.textContent).toBe('\u0430');
  expect(container.querySelectorAll('.double-space')).toHaveLength(1);
});
