import { describe, expect, it } from 'vitest';
import { containmentOf, innocentSpans } from './index.ts';
import { innocent, lighthouse, reworded, summary } from './texts.fixture.ts';

describe('somebody who asks how much of a wording was kept', () => {
  it('gets the share of neighbouring words that the source has too', () => {
    expect(containmentOf('the old lamp burned', 'an old lamp burned')).toBeCloseTo(2 / 3);
    expect(containmentOf('one two', 'two one')).toBe(0);
    expect(containmentOf('one', 'one')).toBe(0);
    expect(containmentOf('', lighthouse)).toBe(0);
    expect(containmentOf(lighthouse, lighthouse)).toBe(1);
  });

  it('sees copies of each degree apart, from a text of nobody else on', () => {
    const shares = [innocent, reworded, summary, lighthouse].map((text) =>
      containmentOf(text, lighthouse),
    );
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBeLessThan(0.12);
    expect(shares[1]).toBeGreaterThan(0.25);
  });

  it('hears nothing of what does not count', () => {
    const text = `${innocent} “The lamp burned whale oil at first, then paraffin, and its lens was ordered from a workshop in Paris.”`;
    const bare = containmentOf(text, lighthouse, innocentSpans(text, ['quotations']));
    expect(bare).toBeLessThan(containmentOf(text, lighthouse));
    expect(bare).toBeCloseTo(containmentOf(innocent, lighthouse), 2);
  });
});
