import { expect, test } from 'vitest';
import { type Sharer, shareWords } from './share-words.ts';

const title = (count: number, by: Sharer) => shareWords({ count, by }, 'Tidy').title;

test('a visitor with two and more hidden characters is asked in the specified words', () => {
  for (const count of [2, 3, 1000])
    expect(title(count, 'visitor')).toBe(
      'Share on social media to keep using Tidy for free! It is optional.',
    );
});

test('whoever cleans without a limit is not asked for a price that nobody takes from them', () => {
  expect(title(12, 'member')).toContain('12 hidden characters were in your text');
  for (const by of ['member', 'subscriber'] as const)
    for (const count of [0, 1, 2, 1000]) expect(title(count, by)).not.toMatch(/free|keep using/);
});

test('one, none, and a subscriber have words of their own', () => {
  for (const by of ['visitor', 'member'] as const) {
    expect(title(1, by)).toContain('One hidden character was in your text');
    expect(title(0, by)).toContain('Nothing was hidden in your text');
  }
  expect(title(0, 'subscriber')).toContain('Nothing was hidden in your text');
  expect(title(1, 'subscriber')).toBe('Share what was found');
});

test('the post says what was found, and with which product', () => {
  const post = (count: number) => shareWords({ count, by: 'visitor' }, 'Tidy').message;
  expect(post(0)).toBe('I looked for hidden characters in my text with Tidy and found none.');
  expect(post(1)).toBe('I just found 1 hidden character in my text with Tidy.');
  expect(post(2)).toBe('I just found 2 hidden characters in my text with Tidy.');
});

test('a visitor, whose next cleanup may need an account, is not told that they can go on', () => {
  for (const count of [0, 1, 2, 40])
    expect(shareWords({ count, by: 'visitor' }, 'Tidy').description).not.toMatch(/go on|either/);
});

test('beside the specified sentence stands that it is no condition, and nowhere else', () => {
  const described = (count: number, by: Sharer) => {
    const words = shareWords({ count, by }, 'Tidy');
    return `${words.title} ${words.description}`;
  };
  expect(title(2, 'visitor')).toMatch(/ It is optional\.$/);
  for (const by of ['member', 'subscriber'] as const)
    expect(described(2, by)).not.toMatch(/optional|either/);
  expect(described(1, 'visitor')).not.toMatch(/optional|either/);
});
