import {
  type SiteConfigAnswer,
  settingsMark,
  settingsVersionMark,
  siteMarks,
} from '@cleanpaste/contract';
import type { SiteManifest } from './schema.ts';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  txt: 'text/plain; charset=utf-8',
  tgz: 'application/gzip',
  xml: 'application/xml',
};

export function contentType(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Files under `assets/` carry a hash of their content in their name, so they never change; all else is asked for again. */
export function cacheControl(name: string): string {
  return name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** What an address is answered with. */
export type Target =
  | { kind: 'file'; name: string }
  | { kind: 'page'; name: string; status: 200 | 404; noindex: boolean }
  | { kind: 'redirect'; to: string }
  /** Nothing, not even a page: a missing file. */
  | { kind: 'nothing' };

/** @param path decoded, beginning with a slash */
export function target(
  manifest: SiteManifest,
  files: { has(name: string): boolean },
  path: string,
): Target {
  const noindex = manifest.noindex.some((pattern) => matches(pattern, path));
  if (manifest.prerendered.includes(path)) {
    const name = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
    return { kind: 'page', name, status: 200, noindex };
  }
  if (manifest.shell.some((pattern) => matches(pattern, path))) {
    return { kind: 'page', name: manifest.shellFile, status: 200, noindex };
  }
  const name = path.slice(1);
  if (!name.endsWith('.html') && files.has(name)) return { kind: 'file', name };
  if (name.startsWith('assets/')) return { kind: 'nothing' };
  const tidy = path.replace(/(?:\/index\.html|\/+)$/, '') || '/';
  if (tidy !== path && isPage(manifest, tidy)) return { kind: 'redirect', to: tidy };
  return { kind: 'page', name: manifest.notFound, status: 404, noindex: true };
}

function isPage(manifest: SiteManifest, path: string): boolean {
  return (
    manifest.prerendered.includes(path) || manifest.shell.some((pattern) => matches(pattern, path))
  );
}

/** `:name` stands for one part of the path; a last `*` for any further parts. */
export function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  const isOpen = wanted.at(-1) === '*';
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((part, i) => {
    if (isOpen && i === wanted.length - 1) return true;
    return part.startsWith(':') ? given[i] !== '' : part === given[i];
  });
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const inMarkup = (value: string) => value.replace(/[&<>"']/g, (sign) => entities[sign]!);
/** Inside a string of JSON that stands in a script element, which nothing in it may end. */
const inJson = (value: string) => json(value).slice(1, -1);
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const scripts = /(<script\b[^>]*>[\s\S]*?<\/script>)/i;
const marks = Object.keys(siteMarks) as (keyof typeof siteMarks)[];

/** Whether something of the settings is still to be put into a file. */
export const isMarked = (text: string) =>
  [settingsMark, settingsVersionMark, ...Object.values(siteMarks)].some((mark) =>
    text.includes(mark),
  );

/** A page with the settings of the site in the place of its marks, harmless wherever they stand. */
export function fillPage(html: string, settings: SiteConfigAnswer): string {
  return html
    .split(scripts)
    .map((part) => {
      const write = /^<script\b/i.test(part) ? inJson : inMarkup;
      return marks.reduce(
        (text, name) => text.replaceAll(siteMarks[name], () => write(settings[name])),
        part.replaceAll(settingsMark, () => json(settings)),
      );
    })
    .join('');
}

/** The bodies of the scripts that a browser would run from the HTML itself. */
export function inlineScripts(html: string): string[] {
  const found = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
  return [...found]
    .filter(
      ([, attributes = '']) =>
        !/\ssrc\s*=/i.test(attributes) &&
        !/\stype\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes),
    )
    .map(([, , body = '']) => body);
}

/** The bodies of the style sheets that stand in the HTML itself. */
export function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, body = '']) => body);
}

/** Does an If-None-Match header name this weak tag? */
export function isFresh(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}
