import { type CodeLanguage, codeLanguages } from '@cleanpaste/core/hidden';

/** Languages as the editor calls them, where that is not what the library does. */
const names: Record<string, CodeLanguage> = {
  ...{ typescript: 'javascript', javascriptreact: 'javascript', typescriptreact: 'javascript' },
  ...{ cpp: 'c', 'objective-c': 'c', 'objective-cpp': 'c', 'cuda-cpp': 'c', glsl: 'c', hlsl: 'c' },
  ...{ scss: 'css', less: 'css', xml: 'html', vue: 'html', svelte: 'html', astro: 'html' },
  ...{ groovy: 'java', jsonc: 'json', jsonl: 'json', clojure: 'lisp', fsharp: 'ocaml' },
  ...{ shellscript: 'shell', dockerfile: 'shell', makefile: 'shell', terraform: 'shell' },
  ...{ latex: 'tex', bibtex: 'tex', properties: 'ini', dockercompose: 'yaml', perl6: 'perl' },
};

/** The language of a document by the editor's name of it; undefined for prose and what is not known. */
export function languageById(id: string): CodeLanguage | undefined {
  return names[id] ?? codeLanguages.find((it) => it === id);
}
