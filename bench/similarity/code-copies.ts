import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { alignCode, similarityOf } from '@cleanpaste/core/similarity';

/** How copies of programs are found: this project's own files, renamed and reordered, and held against others. */
export interface CodeQuality {
  programs: number;
  /** Mean share of a copy that is found, by how it was changed. */
  found: Record<string, number>;
  /** Mean share of a program that is found in another one that it has nothing to do with, and the share of pairs above a quarter. */
  unrelated: { mean: number; above: number };
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = [
  'packages/core/src/hidden',
  'packages/core/src/rewrite',
  'apps/server/src/http',
  'apps/web/src/lib',
];

function programs(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`)
      .filter((name) => /\.ts$/.test(name) && !/\.(?:test|gen|fixture)\./.test(name))
      .sort()
      .map((name) => readFileSync(`${root}/${folder}/${name}`, 'utf8'))
      .filter((text) => text.length > 1500 && text.length < 9000),
  );
}

const keptNames =
  /^(?:abstract|as|async|await|break|case|catch|class|const|continue|default|delete|do|else|enum|export|extends|false|finally|for|from|function|if|implements|import|in|instanceof|interface|let|new|null|of|private|readonly|return|static|string|number|boolean|super|switch|this|throw|true|try|type|typeof|undefined|unknown|var|void|while|yield)$/;

/** Every name becomes another one, always the same. */
function renamed(text: string): string {
  const names = new Map<string, string>();
  return text.replace(/(?<![\w$'"`])[A-Za-z_$][\w$]*/g, (name) => {
    if (keptNames.test(name)) return name;
    const other = names.get(name) ?? `v${names.size}`;
    names.set(name, other);
    return other;
  });
}

/** What stands at the left margin, from one blank line to the next, in the opposite order. */
function reordered(text: string): string {
  return text
    .split(/\n{2,}(?=\S)/)
    .reverse()
    .join('\n\n');
}

/** Without comments, with other blanks and in one line where that is possible. */
function relaidOut(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^[ ]+/gm, (blanks) => '\t'.repeat(blanks.length))
    .replace(/\n{2,}/g, '\n')
    .replace(/ \{\n/g, '\n{\n');
}

const changes = {
  renamed,
  reordered,
  relaidOut,
  all: (text: string) => relaidOut(reordered(renamed(text))),
};

export function codeQuality(): CodeQuality {
  const texts = programs();
  const share = (text: string, source: string) => similarityOf(text, alignCode(text, source));
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  const found = Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [
      name,
      mean(texts.map((text) => share(change(text), text))),
    ]),
  );
  const others = texts.flatMap((text, index) =>
    texts.filter((_, other) => other !== index).map((other) => share(text, other)),
  );
  const above = others.filter((one) => one > 0.25).length / others.length;
  return { programs: texts.length, found, unrelated: { mean: mean(others), above } };
}
