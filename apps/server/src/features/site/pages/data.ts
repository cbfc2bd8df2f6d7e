import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type SiteConfigAnswer, settingsVersionMark } from '@cleanpaste/contract';
import { StartError } from '../../../config/start-error.ts';
import { type Encoding, packOnce } from '../../../http/compression.ts';
import { fillPage, inlineScripts, inlineStyles, isMarked } from './rules.ts';
import { type SiteManifest, siteManifest } from './schema.ts';

/** A file of the built page. Bytes are read once, at the first request. */
export interface SiteFile {
  /** With forward slashes, from the folder of the build. */
  name: string;
  encodings: Encoding[];
  read(encoding: Encoding | null): Promise<Uint8Array<ArrayBuffer>>;
  etag(): Promise<string>;
  /** True where the settings of the site are still to be put in. */
  isMarked: boolean;
}

/** The built page. Only files that are listed here can be asked for; no path comes from a request. */
export interface Site {
  manifest: SiteManifest;
  files: ReadonlyMap<string, SiteFile>;
  /** What the Content-Security-Policy must name. */
  scriptHashes: string[];
  styleHashes: string[];
}

const suffixes = { br: '.br', gzip: '.gz' } as const;
const encodings = ['br', 'gzip'] as const;

export interface SiteOptions {
  /** False: browsers that have the service worker are sent its remover, under the same name. */
  serviceWorker?: boolean;
}

/**
 * Takes stock of a built page.
 * @returns null when there is none
 * @throws StartError when the build is not whole
 */
export function loadSite(folder: string, { serviceWorker = true }: SiteOptions = {}): Site | null {
  if (!existsSync(join(folder, 'routes.json'))) return null;
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .map((name) => name.split(sep).join('/'))
      .filter((name) => name !== 'routes.json' && !/(^|\/)\./.test(name)),
  );
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    const isTwin = encodings.some(
      (e) => name.endsWith(suffixes[e]) && names.has(name.slice(0, -suffixes[e].length)),
    );
    const offered = encodings.filter((encoding) => names.has(name + suffixes[encoding]));
    if (!isTwin) files.set(name, siteFile(folder, name, offered));
  }
  const remover = files.get('remove-service-worker.js');
  if (!serviceWorker && remover) files.set('service-worker.js', remover);
  const manifest = readManifest(folder, files);
  const pages = [...names].filter((name) => name.endsWith('.html'));
  const html = pages.map((name) => readFileSync(join(folder, name), 'utf8'));
  return {
    manifest,
    files,
    scriptHashes: hashes(html.flatMap(inlineScripts)),
    styleHashes: hashes(html.flatMap(inlineStyles)),
  };
}

function siteFile(folder: string, name: string, offered: Encoding[]): SiteFile {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const readOnce = (file: string) => {
    const bytes = kept.get(file) ?? readFile(join(folder, file));
    kept.set(file, bytes);
    return bytes;
  };
  return {
    name,
    encodings: offered,
    read: (encoding) => readOnce(encoding ? name + suffixes[encoding] : name),
    etag: tagOnce(() => readOnce(name)),
    isMarked: mayBeMarked(name) && isMarked(readFileSync(join(folder, name), 'utf8')),
  };
}

const mayBeMarked = (name: string) => name.endsWith('.html') || name === 'service-worker.js';

function tagOnce(read: () => Promise<Uint8Array>): () => Promise<string> {
  let tag: string | undefined;
  return async () => {
    // Weak, because the compressed forms of a file share it.
    tag ??= `W/"${digest(await read())}"`;
    return tag;
  };
}

const digest = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** Without PUBLIC_URL a server answers under several names of one machine. */
const originsAtMost = 4;

/** Puts settings into files, once for each file and each form in which it is sent. */
export function pageFiller() {
  const filled = new Map<string, Map<string, SiteFile>>();
  return (file: SiteFile, settings: SiteConfigAnswer): SiteFile => {
    if (!file.isMarked) return file;
    const key = JSON.stringify(settings);
    if (!filled.has(key) && filled.size >= originsAtMost) filled.clear();
    const files = filled.get(key) ?? new Map<string, SiteFile>();
    filled.set(key, files);
    const known = files.get(file.name) ?? filledFile(file, settings);
    files.set(file.name, known);
    return known;
  };
}

function filledFile(file: SiteFile, settings: SiteConfigAnswer): SiteFile {
  const version = digest(JSON.stringify(settings)).slice(0, 8);
  let plain: Promise<Uint8Array<ArrayBuffer>> | undefined;
  const packed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  const read = () => {
    plain ??= file.read(null).then((bytes) => {
      const text = Buffer.from(bytes).toString().replaceAll(settingsVersionMark, version);
      return Uint8Array.from(Buffer.from(fillPage(text, settings)));
    });
    return plain;
  };
  return {
    name: file.name,
    encodings: [...encodings],
    read(encoding) {
      if (encoding === null) return read();
      const known = packed.get(encoding) ?? read().then((bytes) => packOnce(encoding, bytes));
      packed.set(encoding, known);
      return known;
    },
    etag: tagOnce(read),
    isMarked: false,
  };
}

function readManifest(folder: string, files: ReadonlyMap<string, SiteFile>): SiteManifest {
  const broken = new StartError(
    `the built page in ${folder} is not whole. Build it again: npm run build`,
  );
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8'));
  } catch {
    throw broken;
  }
  const parsed = siteManifest.safeParse(raw);
  if (!parsed.success) throw broken;
  const { prerendered, shellFile, notFound } = parsed.data;
  const needed = [shellFile, notFound, ...prerendered.map(pageFile)];
  if (needed.some((name) => !files.has(name))) throw broken;
  return parsed.data;
}

/** As the Content-Security-Policy writes them. */
function hashes(bodies: string[]): string[] {
  const hash = (body: string) => `sha256-${createHash('sha256').update(body).digest('base64')}`;
  return [...new Set(bodies.map(hash))];
}

/** Where the HTML of a prerendered address lies. */
const pageFile = (path: string) => `${path.slice(1)}${path === '/' ? '' : '/'}index.html`;
