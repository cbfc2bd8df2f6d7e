import { describe, expect, it } from 'vitest';
import { casesOf } from './right-answers.ts';
import { setAside } from './set-aside.ts';

const TYPED_TWICE = 'می\u200c\u200cخواهم';
const OVERRIDE = 'שלום \u202eabc';

describe('lists of real texts', () => {
  it('lose those that are at fault themselves, with the reason', () => {
    const { cases, aside } = setAside(
      casesOf(
        [
          ['wm', 'fa', TYPED_TWICE],
          ['wm', 'en', 'plain'],
        ],
        'file',
      ),
    );
    expect(cases.keep.map(([, text]) => text)).toEqual(['plain']);
    expect(aside).toEqual([
      { name: 'wm fa number 1', reasons: [expect.stringContaining('typed more than once')] },
    ]);
  });

  it('keep what is changed without a reason, so that it counts as broken', () => {
    const { cases, aside } = setAside(casesOf([['wm', 'he', OVERRIDE]], 'file'));
    expect(cases.keep).toHaveLength(1);
    expect(aside).toEqual([]);
  });

  it('a right answer that somebody wrote down is never set aside', () => {
    const { cases, aside } = setAside(casesOf({ keep: [['mine', TYPED_TWICE]] }, 'file'));
    expect(cases.keep).toHaveLength(1);
    expect(aside).toEqual([]);
  });
});
