import type { SharePlatform } from '@cleanpaste/contract';

export interface SharePost {
  text: string;
  url: string;
}

/** How long the native app has to open before the web page opens instead. */
const deepLinkMs = 500;

const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

/** Where a post is written on the web. */
export function webShareUrl(platform: SharePlatform, { text, url }: SharePost): string {
  if (platform === 'twitter') return `https://x.com/intent/tweet?${query({ text, url })}`;
  if (platform === 'facebook')
    return `https://www.facebook.com/sharer/sharer.php?${query({ u: url, quote: text })}`;
  return `https://bsky.app/intent/compose?${query({ text: `${text} ${url}` })}`;
}

/** Where a post is written in the native app. */
function appShareUrl(platform: SharePlatform, { text, url }: SharePost): string {
  const encoded = encodeURIComponent(`${text} ${url}`);
  if (platform === 'twitter') return `twitter://post?message=${encoded}`;
  if (platform === 'facebook')
    return `fb://facewebmodal/f?href=${encodeURIComponent(webShareUrl('facebook', { text, url }))}`;
  return `bluesky://intent/compose?text=${encoded}`;
}

/** Phones and tablets on which a native app may be installed. */
function hasNativeApps(userAgent: string): boolean {
  return /Android|iPhone|iPad|iPod/.test(userAgent);
}

export interface ShareBrowser {
  userAgent: string;
  open: (url: string) => void;
  visit: (url: string) => void;
  /** True once the native app has taken over the screen. */
  away: () => boolean;
}

/** Opens the place to post: on phones the native app first, and the web page if that did not open in time. */
export function openShareWindow(platform: SharePlatform, post: SharePost, browser: ShareBrowser) {
  const web = webShareUrl(platform, post);
  if (!hasNativeApps(browser.userAgent)) {
    browser.open(web);
    return;
  }
  browser.visit(appShareUrl(platform, post));
  setTimeout(() => {
    if (!browser.away()) browser.open(web);
  }, deepLinkMs);
}

/** The browser that shows the page. */
export const thisBrowser = (): ShareBrowser => ({
  userAgent: navigator.userAgent,
  open: (url) => void window.open(url, '_blank', 'noopener,width=640,height=560'),
  visit: (url) => location.assign(url),
  away: () => document.visibilityState === 'hidden',
});
