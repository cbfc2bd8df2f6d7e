import { describe, expect, it } from 'vitest';
import { readAnswers, readerOf } from './answers.ts';

describe('the answers of readers', () => {
  it('belong to the reader that the file is named after', () => {
    expect(readerOf('r3-sheet-007.tsv')).toBe('r3');
    expect(readerOf('r3-007.tsv')).toBe('r3');
    expect(readerOf('anna-shared.tsv')).toBe('anna');
    expect(readerOf('notes.tsv')).toBeUndefined();
  });

  it('are put together by item, with the reasons', () => {
    const { verdicts, reasons, refused } = readAnswers(
      [
        { name: 'a-shared.tsv', text: 'x\t2\tno object\ny\t0\n' },
        { name: 'b-shared.tsv', text: 'x\t1\r\n\r\n' },
      ],
      new Set(['x', 'y']),
    );
    expect(Object.fromEntries(verdicts.get('x')!)).toEqual({ a: 2, b: 1 });
    expect(Object.fromEntries(verdicts.get('y')!)).toEqual({ a: 0 });
    expect(reasons.get('x')).toEqual(['no object']);
    expect(refused).toEqual([]);
  });

  it('are refused where they say nothing, and the first of two counts', () => {
    const { verdicts, refused } = readAnswers(
      [
        { name: 'a-shared.tsv', text: 'x\t3\nz\t0\nx\t0\nx\t2\n' },
        { name: 'list.tsv', text: 'x\t2\n' },
      ],
      new Set(['x']),
    );
    expect([...verdicts.get('x')!]).toEqual([['a', 0]]);
    expect(refused).toEqual([
      'a-shared.tsv:1: no verdict',
      'a-shared.tsv:2: no such item',
      'a-shared.tsv:4: judged twice',
      'list.tsv: not named <reader>-<sheet>.tsv',
    ]);
  });
});
