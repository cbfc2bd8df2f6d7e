import type { CodeLanguage } from './languages.ts';

/** Endings of file names, without the dot. */
const ENDINGS: Record<CodeLanguage, string> = {
  c: 'c h cc cpp cxx c++ hh hpp hxx m mm ino cu glsl hlsl wgsl proto thrift idl v sv',
  csharp: 'cs csx',
  css: 'css scss sass less',
  dart: 'dart',
  elixir: 'ex exs',
  erlang: 'erl hrl',
  go: 'go',
  graphql: 'graphql gql',
  haskell: 'hs lhs elm purs',
  html: 'html htm xhtml xml svg vue svelte astro xsl xslt xsd wsdl plist csproj vbproj fsproj props targets',
  ini: 'ini cfg conf properties editorconfig gitattributes gitignore npmrc desktop service',
  java: 'java groovy gradle',
  javascript: 'js mjs cjs jsx ts mts cts tsx',
  json: 'json json5 jsonc jsonl ndjson webmanifest map ipynb',
  julia: 'jl',
  kotlin: 'kt kts',
  lisp: 'lisp lsp cl clj cljs cljc edn el scm ss rkt',
  lua: 'lua',
  ocaml: 'ml mli fs fsi fsx pas pp',
  perl: 'pl pm t',
  php: 'php phtml php8',
  powershell: 'ps1 psm1 psd1',
  python: 'py pyi pyw pyx bzl star sage',
  r: 'r',
  ruby: 'rb rake gemspec podspec ru',
  rust: 'rs',
  scala: 'scala sc sbt',
  shell: 'sh bash zsh ksh fish env mk nix tf tfvars hcl cmake awk',
  sql: 'sql psql mysql',
  swift: 'swift',
  tex: 'tex sty cls',
  toml: 'toml',
  vb: 'vb vbs bas',
  yaml: 'yaml yml',
};

/** Whole names of files that have no ending, in small letters. */
const NAMES: Record<string, CodeLanguage> = {
  dockerfile: 'shell',
  containerfile: 'shell',
  makefile: 'shell',
  gnumakefile: 'shell',
  justfile: 'shell',
  jenkinsfile: 'java',
  rakefile: 'ruby',
  gemfile: 'ruby',
  vagrantfile: 'ruby',
  podfile: 'ruby',
  'cmakelists.txt': 'shell',
  pipfile: 'toml',
};

const INTERPRETERS: [pattern: RegExp, language: CodeLanguage][] = [
  [/\b(?:ba|z|k|da|a)?sh\b/, 'shell'],
  [/\bpython/, 'python'],
  [/\b(?:node|deno|bun|tsx)\b/, 'javascript'],
  [/\bruby/, 'ruby'],
  [/\bperl/, 'perl'],
  [/\bphp/, 'php'],
  [/\blua/, 'lua'],
  [/\bRscript/, 'r'],
  [/\bpwsh/, 'powershell'],
];

const LANGUAGES = new Map<string, CodeLanguage>();
for (const [language, endings] of Object.entries(ENDINGS)) {
  for (const ending of endings.split(' ')) LANGUAGES.set(ending, language as CodeLanguage);
}

/** No first line that names an interpreter is longer. */
const LONGEST_SHEBANG = 256;

/**
 * The language of a file, by its name, or by the interpreter that its first line names. Never throws.
 *
 * @param name the name of the file, with or without its folders
 * @param start the beginning of its text, for files without an ending
 * @returns undefined for prose and for what is not known
 * @example
 * codeLanguageOf('src/main.rs') // 'rust'
 * codeLanguageOf('bin/start', '#!/bin/sh') // 'shell'
 * codeLanguageOf('README.md') // undefined
 */
export function codeLanguageOf(name: string, start = ''): CodeLanguage | undefined {
  const base = name
    .slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
    .toLowerCase();
  const known = NAMES[base] ?? LANGUAGES.get(base.slice(base.lastIndexOf('.') + 1));
  if (known !== undefined && (base.includes('.') || base in NAMES)) return known;
  if (base.startsWith('dockerfile.') || base.startsWith('makefile.')) return 'shell';
  if (!start.startsWith('#!')) return undefined;
  const line = start.slice(0, LONGEST_SHEBANG).split('\n', 1)[0]!;
  return INTERPRETERS.find(([pattern]) => pattern.test(line))?.[1];
}
