import { describe, expect, it } from 'vitest';
import { tags } from './characters.fixture.ts';
import { reveal, scan } from './index.ts';
import type { Segment } from './types.ts';

const marks = (text: string) =>
  reveal(text).filter(
    (segment): segment is Extract<Segment, { kind: 'mark' }> => segment.kind === 'mark',
  );

describe('reveal', () => {
  it('cuts a text into pieces that make it up', () => {
    const text = `a\u200bb\t\ud800👩\u200d💻${tags('hi')}\r\nz`;
    const segments = reveal(text);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    let at = 0;
    for (const { start, end, text: piece } of segments) {
      expect([start, piece]).toEqual([at, text.slice(start, end)]);
      at = end;
    }
  });
  it('labels and numbers what is listed', () => {
    const text = `a\u200bb${tags('hi')}`;
    expect(marks(text)).toMatchObject([
      { label: 'U+200B', name: 'ZERO WIDTH SPACE', kept: false, finding: 0 },
      { label: 'U+E0068 +1', name: 'TAG SEQUENCE', kept: false, finding: 1 },
    ]);
    expect(scan(text)).toHaveLength(2);
  });
  it('shows what stays as kept', () => {
    expect(
      marks('👩\u200d💻 می\u200cخواهم\n\t\r\u06dd').map(({ name, kept, finding }) => [
        name,
        kept,
        finding,
      ]),
    ).toEqual([
      ['ZERO WIDTH JOINER', true, -1],
      ['ZERO WIDTH NON-JOINER', true, -1],
      ['LINE FEED', true, -1],
      ['CHARACTER TABULATION', true, -1],
      ['CARRIAGE RETURN', true, -1],
      ['ARABIC END OF AYAH', true, -1],
    ]);
  });
  it('shows what is only flagged as kept, with its finding', () => {
    expect(marks('caf\ufffd')).toMatchObject([{ kept: true, finding: 0 }]);
  });
  it('gives one piece for a text without anything to show', () => {
    expect(reveal('plain')).toEqual([{ kind: 'text', start: 0, end: 5, text: 'plain' }]);
    expect(reveal('')).toEqual([]);
  });
});
