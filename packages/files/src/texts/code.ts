import { type CodeLanguage, codeLanguages, type Finding, scanCode } from '@cleanpaste/core/hidden';
import type { Work } from '../work.ts';

/** Names that authors of Markdown and HTML use, where they are not those of the rules. */
const NAMES: Record<string, CodeLanguage> = {
  bash: 'shell',
  'c#': 'csharp',
  'c++': 'c',
  cpp: 'c',
  cs: 'csharp',
  golang: 'go',
  js: 'javascript',
  jsx: 'javascript',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'shell',
  svg: 'html',
  ts: 'javascript',
  tsx: 'javascript',
  typescript: 'javascript',
  xml: 'html',
  yml: 'yaml',
  zsh: 'shell',
};

export function languageNamed(name: string): CodeLanguage {
  const known = name.toLowerCase();
  if (Object.hasOwn(NAMES, known)) return NAMES[known]!;
  // Most languages write strings and comments as C does.
  return (codeLanguages as readonly string[]).includes(known) ? (known as CodeLanguage) : 'c';
}

/** What is hidden in code that stands in a text. It stays what it is, so all of it is only listed. */
export function findingsInCode(code: string, language: CodeLanguage, { options }: Work): Finding[] {
  return scanCode(code, { ...options, ellipsisAndArrows: false, language }).map((finding) => {
    const { replacement: _, ...rest } = finding;
    return { ...rest, action: 'flag' };
  });
}
