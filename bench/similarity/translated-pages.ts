import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readMessages } from './messages.ts';

/** A page in English and in other languages, in the same paragraphs as far as its translators kept them. */
export interface TranslatedPage {
  set: string;
  name: string;
  /** Text by language code, `en` among them. */
  texts: Map<string, string>;
}

/** Where Debian's packages, unpacked into one folder (`dpkg-deb -x`), have the same pages in several languages. */
const SETS = [
  {
    name: 'handbook',
    root: 'usr/share/doc/debian-handbook/html',
    folders: {
      en: 'en-US',
      de: 'de-DE',
      fr: 'fr-FR',
      es: 'es-ES',
      it: 'it-IT',
      pt: 'pt-BR',
      nl: 'nl-NL',
    },
  },
  {
    name: 'installation',
    root: 'usr/share/doc/installation-guide-amd64',
    folders: { en: 'en', de: 'de', fr: 'fr', es: 'es', it: 'it', pt: 'pt', nl: 'nl' },
  },
  {
    name: 'apache',
    root: 'usr/share/doc/apache2-doc/manual',
    folders: { en: 'en', de: 'de', fr: 'fr', es: 'es' },
  },
] as const;

const SKIPPED = /<(script|style|pre|head|nav)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

// Frames, menus and tables of a site are the same on all its pages.
const PARAGRAPH = /<p(?! class)[^>]*>[\s\S]*?<\/p>|<div class="para">[\s\S]*?<\/div>/g;
const ACCENTS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
};

/** The paragraphs of a page, one a line; programs are left out, since they are the same in every language. */
function paragraphsOf(html: string): string {
  return (html.replace(SKIPPED, ' ').match(PARAGRAPH) ?? [])
    .map((paragraph) => paragraph.replace(/\s+/g, ' '))
    .join('\n')
    .replace(/<\/?(?:p|li|h[1-6]|div|td|th|dt|dd|br|tr|table|ul|ol|dl)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w)(acute|grave|circ|uml|tilde|cedil);/g, (_, letter, accent) =>
      `${letter}${ACCENTS[accent]}`.normalize(),
    )
    .replace(/&szlig;/g, 'ß')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name) => ENTITIES[name]!)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function htmlPages(root: string): TranslatedPage[] {
  return SETS.flatMap(({ name: set, root: below, folders }) => {
    const english = join(root, below, folders.en);
    return globSync('**/*.html', { cwd: english }).map((name) => {
      const texts = new Map<string, string>();
      for (const [language, folder] of Object.entries(folders)) {
        const path = join(root, below, folder, name);
        const html = existsSync(path) ? readFileSync(path, 'utf8') : '';
        if (html) texts.set(language, paragraphsOf(html));
      }
      return { set, name, texts };
    });
  });
}

const STORY_LANGUAGES = { de: 'de', fr: 'fr', es: 'es', it: 'it', pt: 'pt_BR', nl: 'nl' };
// Words of a message that is a story's, and of a page of them.
const LEAST_STORY = 25;
const PAGE = 320;

const wordsIn = (text: string): number => text.split(/\s+/).length;
const plain = (message: string): string =>
  message
    .replace(/^.*\^/, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ');

/** The stories of Wesnoth's campaigns, some paragraphs a page. */
function storyPages(root: string): TranslatedPage[] {
  const folder = join(root, 'usr/share/games/wesnoth/1.16/locale');
  return globSync('de/LC_MESSAGES/*.mo', { cwd: folder }).flatMap((path) => {
    const messages = new Map<string, Map<string, string>>();
    for (const [language, name] of Object.entries(STORY_LANGUAGES)) {
      const file = join(folder, name, 'LC_MESSAGES', basename(path));
      if (existsSync(file)) messages.set(language, readMessages(readFileSync(file)));
    }
    const pages: string[][] = [];
    let open: string[] = [];
    for (const english of messages.get('de')!.keys()) {
      if (wordsIn(english) < LEAST_STORY) continue;
      open.push(english);
      if (open.reduce((sum, one) => sum + wordsIn(one), 0) < PAGE) continue;
      pages.push(open);
      open = [];
    }
    return pages.map((page, number) => {
      const texts = new Map([['en', page.map(plain).join('\n')]]);
      for (const [language, known] of messages) {
        if (!page.every((one) => known.has(one) && known.get(one) !== one)) continue;
        texts.set(language, page.map((one) => plain(known.get(one)!)).join('\n'));
      }
      return { set: 'stories', name: `${basename(path)} ${number}`, texts };
    });
  });
}

export function readTranslatedPages(root: string): TranslatedPage[] {
  return [...htmlPages(root), ...storyPages(root)];
}
