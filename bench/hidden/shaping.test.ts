import { describe, expect, it } from 'vitest';
import { canShape, looksAlike } from './shaping.ts';

if (!canShape()) console.log('Skipped: the Noto fonts (fonts-noto-core) are not installed.');

describe.skipIf(!canShape())('what HarfBuzz draws', () => {
  it.each([
    ['a Persian half-space', 'می\u200cخواهم', 'میخواهم'],
    ['a Hindi half form', 'क्\u200dष', 'क्ष'],
    ['a Bengali explicit virama', 'উদ্\u200cভিদ', 'উদ্ভিদ'],
    ['a Khmer sign by itself', 'ក\u200cា', 'កា'],
    ['a Tamil sign by itself', 'த\u200cி', 'தி'],
    ['a letter', 'ab', 'a'],
  ])('changes with %s', (_, before, after) => expect(looksAlike(before, after)).toBe(false));

  it.each([
    ['a half-space typed twice', 'می\u200c\u200cخواهم', 'می\u200cخواهم'],
    ['one behind a letter that joins nothing', 'در\u200cخانه', 'درخانه'],
    ['hidden ones in Latin', 'pay\u200bp\u00adal\u2060', 'paypal'],
    ['a no-break space', '5\u00a0km', '5 km'],
    ['an ellipsis', 'wait\u2026', 'wait...'],
    ['a C1 control that was a quotation mark', 'It\u0092s', 'It\u2019s'],
  ])('does not change with %s', (_, before, after) => expect(looksAlike(before, after)).toBe(true));
});
