import { describe, expect, it } from 'vitest';
import { paintFor } from '../src/output/colour.ts';

describe('colour', () => {
  it('is for terminals, and not against NO_COLOR', () => {
    expect(paintFor(true, {})('red', 'x')).toBe('\u001b[31mx\u001b[39m');
    expect(paintFor(false, {})('red', 'x')).toBe('x');
    expect(paintFor(true, { NO_COLOR: '1' })('red', 'x')).toBe('x');
    expect(paintFor(true, { NO_COLOR: '' })('red', 'x')).not.toBe('x');
    expect(paintFor(true, { TERM: 'dumb' })('red', 'x')).toBe('x');
  });
});
