import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openShareWindow, type ShareBrowser, webShareUrl } from './share-windows.ts';

const post = { text: 'I found 3 & more', url: 'https://clean.example/' };
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const desk = 'Mozilla/5.0 (X11; Linux x86_64)';

function browser(userAgent: string, away = false): ShareBrowser {
  return { userAgent, open: vi.fn(), visit: vi.fn(), away: () => away };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('each platform gets its fields, encoded', () => {
  const x = new URL(webShareUrl('twitter', post));
  expect([x.searchParams.get('text'), x.searchParams.get('url')]).toEqual([post.text, post.url]);
  const facebook = new URL(webShareUrl('facebook', post));
  expect([facebook.searchParams.get('u'), facebook.searchParams.get('quote')]).toEqual([
    post.url,
    post.text,
  ]);
  const bluesky = new URL(webShareUrl('bluesky', post));
  expect(bluesky.searchParams.get('text')).toBe(`${post.text} ${post.url}`);
});

test('on a desktop the web page opens at once', () => {
  const here = browser(desk);
  openShareWindow('twitter', post, here);
  expect(here.open).toHaveBeenCalledWith(webShareUrl('twitter', post));
  expect(here.visit).not.toHaveBeenCalled();
});

test.each(['twitter', 'facebook', 'bluesky'] as const)(
  'on a phone %s is tried as an app first, the web page opens after 500 ms',
  (platform) => {
    const here = browser(phone);
    openShareWindow(platform, post, here);
    expect(vi.mocked(here.visit).mock.calls[0]?.[0]).toMatch(/^(twitter|fb|bluesky):\/\//);
    vi.advanceTimersByTime(499);
    expect(here.open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(here.open).toHaveBeenCalledWith(webShareUrl(platform, post));
  },
);

test('once the app has opened, the web page stays closed', () => {
  const here = browser(phone, true);
  openShareWindow('twitter', post, here);
  vi.advanceTimersByTime(1000);
  expect(here.open).not.toHaveBeenCalled();
});
