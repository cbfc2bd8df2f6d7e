import { siteMarks } from '@cleanpaste/contract';
import { linkPreview } from './link-preview.ts';

/** The parts of Vite's manifest that are read here. */
export type Manifest = Record<
  string,
  {
    file: string;
    src?: string;
    css?: string[];
    imports?: string[];
    dynamicImports?: string[];
    assets?: string[];
  }
>;

/** All chunks that `key` loads at once, itself first. */
function chunks(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key) || !manifest[key]) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) chunks(manifest, next, seen);
  return seen;
}

/** The small fonts that the first view is set in, as the page's own style sheet names them. */
function fontsOf(html: string): string[] {
  return [
    ...new Set([...html.matchAll(/\/assets\/[\w-]+-basic-\w+\.woff2/g)].map(([file]) => file)),
  ];
}

/** What the entry asks for as soon as it runs. */
const atOnce = /react-dom\/client/;

/** The code of a route with all that stands before it, the entry first. */
function codeOf({ manifest, routeKey }: Pick<PageHtmlInput, 'manifest' | 'routeKey'>): string[] {
  const next = (manifest['index.html']?.dynamicImports ?? []).filter((key) => atOnce.test(key));
  if (next.length !== 1) throw new Error(`The entry asks for ${next.join()} at once.`);
  const keys = ['index.html', ...next, ...(routeKey ? [routeKey] : [])];
  return [...new Set(keys.flatMap((key) => [...chunks(manifest, key)]))];
}

/** Early requests for the two text fonts, and the style of the route's own code. */
function preloads({ template, manifest, routeKey }: Omit<PageHtmlInput, 'body'>): string {
  const fonts = fontsOf(template).map(
    (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
  );
  const own = routeKey ? codeOf({ manifest, routeKey }) : [];
  const styles = own
    .flatMap((key) => (key === 'index.html' ? [] : (manifest[key]!.css ?? [])))
    .map((file) => `<link rel="stylesheet" href="/${file}">`);
  return [...fonts, ...styles].join('\n    ');
}

/**
 * The page with its linked style sheets written into it: one journey less before the first paint.
 * @param read the text of a built file, by its path from the site's root
 */
export async function withStyles(
  html: string,
  read: (file: string) => Promise<string>,
): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
  const sheets = [...html.matchAll(link)].map(async ([tag, file = '']) => ({
    tag,
    style: `<style>${(await read(file)).trim()}</style>`,
  }));
  return (await Promise.all(sheets)).reduce(
    (page, { tag, style }) => page.replace(tag, () => style),
    html,
  );
}

/** Head elements that React rendered inside the body move to the head, where robots look for them. */
function hoist(body: string): { head: string; rest: string } {
  const head: string[] = [];
  const rest = body.replace(/^(?:<link[^>]*>|<title>.*?<\/title>|<meta[^>]*>)+/s, (found) => {
    head.push(found);
    return '';
  });
  return { head: head.join(''), rest };
}

export interface PageHtmlInput {
  template: string;
  manifest: Manifest;
  body: string;
  routeKey?: string;
  /** Where the page is found; without it nobody is told how to show a link to it. */
  path?: string;
}

/**
 * Asks for the page's code once the page has been painted, which can be read without it: until then
 * the line is for the fonts, and the processor for the layout. A tab in the background paints nothing.
 */
const codeAfterPaint = `
      (() => {
        const { src, others } = document.currentScript.dataset;
        const add = (tag, its) =>
          document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '' }, its));
        const begin = () => {
          add('script', { type: 'module', src });
          for (const href of others.split(' ')) add('link', { rel: 'modulepreload', href });
        };
        if (document.hidden) begin();
        else requestAnimationFrame(() => setTimeout(begin));
      })();
    `;

/** The page without the tags that begin its code at once, and with the script that does so in time. */
function codeLast(html: string, code: string[]): string {
  const [src, ...others] = code.map((file) => `/${file}`);
  return html
    .replace(/\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g, '')
    .replace(
      '</body>',
      () =>
        `  <script data-src="${src}" data-others="${others.join(' ')}">${codeAfterPaint}</script>\n  </body>`,
    );
}

/**
 * Begins the fonts before the first line is laid out: one that has come by then is drawn from the
 * first paint on, and no stand-in is seen.
 */
const fontsFirst = `<script>document.fonts?.load('500 1em "Newsreader Variable"');document.fonts?.load('1em "Instrument Sans Variable"')</script>`;

/** A whole prerendered page. */
export function pageHtml({ template, manifest, body, routeKey, path }: PageHtmlInput): string {
  const { head, rest } = hoist(body);
  const page = template.replace(
    '<!--head-->',
    () =>
      `${preloads({ template, manifest, routeKey })}\n    ${head}${path ? `\n    ${linkPreview(path, head)}` : ''}`,
  );
  const code = codeOf({ manifest, routeKey }).map((key) => manifest[key]!.file);
  return codeLast(page, code)
    .replace('</head>', `${fontsFirst}</head>`)
    .replace('<!--app-->', () => rest);
}

/** The empty page for addresses that only make sense with JavaScript and an account. */
export function shellHtml(template: string, manifest: Manifest, body: string): string {
  const early = codeOf({ manifest }).map(
    (key) => `<link rel="modulepreload" crossorigin href="/${manifest[key]!.file}">`,
  );
  return template
    .replace(
      '<!--head-->',
      () =>
        `${preloads({ template, manifest })}\n    ${early.join('\n    ')}\n    <title>${siteMarks.productName}</title>`,
    )
    .replace('<div id="root"><!--app-->', () => `<div id="root" data-shell>${hoist(body).rest}`);
}
