import { quoted, SLASHES, type Syntax } from './syntax.ts';

const TRIPLE = quoted('"""', 'backslash', true);
const DOUBLE = quoted('"');
const SINGLE = quoted("'");
const RAW_BACKTICK = quoted('`', 'none', true);
const SQL_STRINGS = [quoted("'", 'doubled', true), quoted('"', 'doubled', true)];
const OF_C = { ...SLASHES, strings: [DOUBLE, SINGLE] } satisfies Syntax;
const HASH = { lineComments: ['#'], blockComments: [] } as const;

/** The languages of which strings and comments are told from code. */
export type CodeLanguage =
  | 'c'
  | 'csharp'
  | 'css'
  | 'dart'
  | 'elixir'
  | 'erlang'
  | 'go'
  | 'graphql'
  | 'haskell'
  | 'html'
  | 'ini'
  | 'java'
  | 'javascript'
  | 'json'
  | 'julia'
  | 'kotlin'
  | 'lisp'
  | 'lua'
  | 'ocaml'
  | 'perl'
  | 'php'
  | 'powershell'
  | 'python'
  | 'r'
  | 'ruby'
  | 'rust'
  | 'scala'
  | 'shell'
  | 'sql'
  | 'swift'
  | 'tex'
  | 'toml'
  | 'vb'
  | 'yaml';

/** How each language writes strings and comments, after its own grammar. */
const SYNTAXES: Record<CodeLanguage, Syntax> = {
  c: { ...OF_C, has: { delimitedStrings: true } },
  csharp: {
    ...SLASHES,
    strings: [TRIPLE, { ...quoted('"', 'doubled', true), open: '@"' }, DOUBLE, SINGLE],
  },
  css: { lineComments: [], blockComments: SLASHES.blockComments, strings: [DOUBLE, SINGLE] },
  dart: {
    ...SLASHES,
    strings: [TRIPLE, quoted("'''", 'backslash', true), DOUBLE, SINGLE],
  },
  elixir: { ...HASH, strings: [TRIPLE, quoted('"', 'backslash', true), SINGLE] },
  erlang: { lineComments: ['%'], blockComments: [], strings: [quoted('"', 'backslash', true)] },
  go: { ...SLASHES, strings: [DOUBLE, SINGLE, RAW_BACKTICK] },
  graphql: { ...HASH, strings: [TRIPLE, DOUBLE] },
  haskell: {
    lineComments: ['--'],
    blockComments: [{ open: '{-', close: '-}', nests: true }],
    strings: [DOUBLE],
    has: { lifetimes: true },
  },
  html: {
    lineComments: [],
    blockComments: [{ open: '<!--', close: '-->' }],
    strings: [quoted('"', 'none', true), quoted("'", 'none', true)],
    has: { tags: true },
  },
  ini: {
    lineComments: ['#', ';'],
    blockComments: [],
    strings: [],
    has: { spacedComments: true, bareText: true },
  },
  java: { ...SLASHES, strings: [TRIPLE, DOUBLE, SINGLE] },
  javascript: {
    ...SLASHES,
    strings: [DOUBLE, SINGLE, { ...quoted('`', 'backslash', true), insert: '${' }],
    has: { regularExpressions: true },
  },
  json: { ...SLASHES, strings: [DOUBLE] },
  julia: {
    lineComments: ['#'],
    blockComments: [{ open: '#=', close: '=#', nests: true }],
    strings: [TRIPLE, quoted('"', 'backslash', true)],
  },
  kotlin: {
    lineComments: ['//'],
    blockComments: [{ open: '/*', close: '*/', nests: true }],
    strings: [quoted('"""', 'none', true), DOUBLE, SINGLE],
  },
  lisp: {
    lineComments: [';'],
    blockComments: [{ open: '#|', close: '|#', nests: true }],
    strings: [quoted('"', 'backslash', true)],
  },
  lua: {
    lineComments: ['--'],
    blockComments: [],
    strings: [DOUBLE, SINGLE],
    has: { longBrackets: true },
  },
  ocaml: {
    lineComments: [],
    blockComments: [{ open: '(*', close: '*)', nests: true }],
    strings: [quoted('"', 'backslash', true)],
    has: { lifetimes: true },
  },
  perl: {
    ...HASH,
    strings: [quoted('"', 'backslash', true), quoted("'", 'backslash', true)],
    has: { hereDocuments: true, spacedComments: true },
  },
  php: {
    lineComments: ['//', '#'],
    blockComments: SLASHES.blockComments,
    strings: [
      quoted('"', 'backslash', true),
      quoted("'", 'backslash', true),
      quoted('`', 'backslash', true),
    ],
  },
  powershell: {
    lineComments: ['#'],
    blockComments: [{ open: '<#', close: '#>' }],
    strings: [quoted('"', 'doubled', true), quoted("'", 'doubled', true)],
    has: { spacedComments: true },
  },
  python: { ...HASH, strings: [TRIPLE, quoted("'''", 'backslash', true), DOUBLE, SINGLE] },
  r: { ...HASH, strings: [quoted('"', 'backslash', true), quoted("'", 'backslash', true)] },
  ruby: {
    lineComments: ['#'],
    blockComments: [{ open: '=begin', close: '\n=end', atLineStart: true }],
    strings: [{ ...quoted('"', 'backslash', true), insert: '#{' }, quoted("'", 'backslash', true)],
    has: { hereDocuments: true, spacedComments: true },
  },
  rust: {
    lineComments: ['//'],
    blockComments: [{ open: '/*', close: '*/', nests: true }],
    strings: [quoted('"', 'backslash', true)],
    has: { lifetimes: true, hashedStrings: true },
  },
  scala: { ...SLASHES, strings: [quoted('"""', 'none', true), DOUBLE], has: { lifetimes: true } },
  shell: {
    ...HASH,
    strings: [quoted("'", 'none', true), quoted('"', 'backslash', true)],
    has: { hereDocuments: true, spacedComments: true },
  },
  sql: {
    lineComments: ['--'],
    blockComments: SLASHES.blockComments,
    strings: [...SQL_STRINGS, quoted('$$', 'none', true)],
  },
  swift: {
    lineComments: ['//'],
    blockComments: [{ open: '/*', close: '*/', nests: true }],
    strings: [TRIPLE, DOUBLE],
  },
  tex: { lineComments: ['%'], blockComments: [], strings: [], has: { bareText: true } },
  toml: { ...HASH, strings: [TRIPLE, quoted("'''", 'none', true), DOUBLE, quoted("'", 'none')] },
  vb: { lineComments: ["'"], blockComments: [], strings: [quoted('"', 'doubled')] },
  yaml: {
    ...HASH,
    strings: [quoted('"', 'backslash', true), quoted("'", 'doubled', true)],
    has: { spacedComments: true, bareText: true },
  },
};

export function syntaxOf(language: CodeLanguage): Syntax {
  return SYNTAXES[language];
}

/** All of them, in alphabetical order. */
export const codeLanguages = Object.keys(SYNTAXES) as CodeLanguage[];
