/** The parts of Vite's manifest that are read here. */
export type Manifest = Record<
  string,
  { file: string; src?: string; css?: string[]; imports?: string[]; assets?: string[] }
>;

/** All chunks that `key` loads at once, itself first. */
function chunks(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key) || !manifest[key]) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) chunks(manifest, next, seen);
  return seen;
}

/** Early requests for the two text fonts, and for the route's own code. */
function preloads(manifest: Manifest, routeKey: string | undefined): string {
  const fonts = Object.values(manifest)
    .map((entry) => entry.file)
    .filter((file) => /latin-wght-normal.*\.woff2$/.test(file))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`);
  const entryFiles = chunks(manifest, 'index.html');
  const code = routeKey
    ? [...chunks(manifest, routeKey)].filter((key) => !entryFiles.has(key))
    : [];
  const scripts = code.map(
    (key) => `<link rel="modulepreload" crossorigin href="/${manifest[key]!.file}">`,
  );
  const styles = code
    .flatMap((key) => manifest[key]!.css ?? [])
    .map((file) => `<link rel="stylesheet" href="/${file}">`);
  return [...fonts, ...scripts, ...styles].join('\n    ');
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
}

/** The page can be read before any code runs, so its fonts come first and its code after them. */
function codeLast(html: string): string {
  return html.replace(
    /<(?:script type="module"|link rel="modulepreload")/g,
    '$& fetchpriority="low"',
  );
}

/** A whole prerendered page. */
export function pageHtml({ template, manifest, body, routeKey }: PageHtmlInput): string {
  const { head, rest } = hoist(body);
  const page = template.replace(
    '<!--head-->',
    () => `${preloads(manifest, routeKey)}\n    ${head}`,
  );
  return codeLast(page).replace('<!--app-->', () => rest);
}

/** The empty page for addresses that only make sense with JavaScript and an account. */
export function shellHtml(template: string, manifest: Manifest): string {
  return template
    .replace('<!--head-->', () => `${preloads(manifest, undefined)}\n    <title>CleanPaste</title>`)
    .replace('<!--app-->', '');
}
