import { type CodeLanguage, codeLanguageOf, codeLanguages } from '@cleanpaste/core/hidden';
import type { Nodes } from 'mdast';

/** A fenced block of a language that is known, without its fences. */
export interface CodeBlock {
  start: number;
  end: number;
  language: CodeLanguage;
}

/** The programs within a document, in its order. */
export function codeBlocks(node: Nodes, text: string): CodeBlock[] {
  if (node.type === 'code') return blockOf(node, text);
  return 'children' in node ? node.children.flatMap((child) => codeBlocks(child, text)) : [];
}

function blockOf(node: Extract<Nodes, { type: 'code' }>, text: string): CodeBlock[] {
  const language = languageOf(node.lang ?? '');
  const from = node.position?.start.offset;
  const to = node.position?.end.offset;
  if (language === undefined || from === undefined || to === undefined) return [];
  const raw = text.slice(from, to);
  const firstLine = /^[^\r\n]*(?:\r\n?|\n)/.exec(raw)?.[0].length ?? raw.length;
  const lastLine = /(?:\r\n?|\n)[^\r\n]*$/.exec(raw)?.index ?? raw.length;
  return [{ start: from + firstLine, end: from + Math.max(firstLine, lastLine), language }];
}

/** By the word behind the fence: the name of a language, or an ending of files. */
function languageOf(word: string): CodeLanguage | undefined {
  const name = word.toLowerCase();
  return codeLanguages.find((it) => it === name) ?? names[name] ?? codeLanguageOf(`a.${name}`);
}

const names: Record<string, CodeLanguage> = {
  ...{ typescript: 'javascript', 'c++': 'c', 'c#': 'csharp', golang: 'go', console: 'shell' },
  ...{ objectivec: 'c', clojure: 'lisp', scheme: 'lisp', docker: 'shell' },
};
