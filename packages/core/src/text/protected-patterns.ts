import { forLength } from './long-runs.ts';
import { findCodeSpans, findCommands, findEnvironments, findFormulas } from './protected-code.ts';
import { findDoubledQuotes, findQuotations } from './protected-quotations.ts';
import type { Span } from './words.ts';

/** What a protected item is. */
export type ItemKind =
  | 'code'
  | 'formula'
  | 'link'
  | 'email'
  | 'quotation'
  | 'citation'
  | 'tag'
  | 'number'
  | 'heading';

/** A stretch of a text that a rewrite gives back byte for byte, in UTF-16 units. */
export interface ProtectedItem extends Span {
  kind: ItemKind;
}

/**
 * Who reads a pattern. The engine works on the text itself and leaves alone whatever it meets, whole
 * lines included; a model gets a placeholder for each item, so these have to be true items.
 */
export type Rewriter = 'engine' | 'model';

type ProtectedPattern =
  | {
      kind: ItemKind;
      pattern: RegExp;
      /** A cheap test of whether a text can have any. */
      trigger?: RegExp;
      /** Both read it if this is left out. */
      only?: Rewriter;
    }
  /** Openings that may lack their end: a pattern would look for it again and again. */
  | { kind: ItemKind; only: 'engine'; find: (text: string, spans: Span[]) => void };

/**
 * Every repetition is bounded or cannot start anew within itself, so that hostile texts take linear
 * time. Of two kinds that match the same stretch the upper one counts.
 */
const PATTERNS: readonly ProtectedPattern[] = [
  {
    kind: 'code',
    trigger: /```|~~~/,
    pattern:
      /^ {0,3}(`{3,}|~{3,})[^\n]*[\s\S]*?(?:(?=\n {0,3}\1)|(?![\s\S]))(?:\n {0,3}\1[`~]*[ \t]*$)?/gm,
  },
  { kind: 'code', only: 'engine', find: findCodeSpans },
  {
    kind: 'code',
    only: 'model',
    trigger: /`/,
    pattern: /(?<!`)`[^`\n]{1,500}`(?!`)|(?<!`)``(?!`)[^\n]{1,500}?(?<!`)``(?!`)/g,
  },
  {
    kind: 'code',
    only: 'model',
    pattern:
      /(?<=^|\n[ \t]*\n)(?: {4}|\t)[^\n][\s\S]*?(?:(?=\n(?!(?: {4}|\t)[^\n]))|(?![\s\S]))(?:\n(?= {4}|\t))?/g,
  },
  { kind: 'code', only: 'engine', trigger: /^(?: {4}|\t)/m, pattern: /^(?: {4}|\t)[^\n]+$/gm },
  {
    kind: 'code',
    trigger: /\w\(/,
    pattern: /(?<![\w.])\w{1,60}(?:(?:\.|::)\w{1,60}){0,6}\([^()\n]{0,80}\)/g,
  },
  { kind: 'code', only: 'engine', trigger: /\w::\w/, pattern: /\b\w{1,60}::\w{1,60}/g },
  {
    kind: 'code',
    only: 'engine',
    trigger: /--?[a-z]/,
    pattern: /(?<!\w)--?[a-z][\w-]{0,100}=\S+/g,
  },
  {
    kind: 'code',
    trigger: /_/,
    pattern: /(?<![\p{L}\p{N}_])[\p{L}\p{N}]{1,60}(?:_[\p{L}\p{N}]{1,60})+/gu,
  },
  {
    kind: 'code',
    only: 'model',
    pattern: /(?<![\w/])(?:[A-Za-z]:\\[^\s"']{1,300}|\.{0,2}(?:\/[\w.-]{1,100}){2,20}\/?)/g,
  },
  {
    kind: 'code',
    only: 'engine',
    trigger: /\/[\w.-]+\/|:\\/,
    pattern: /(?:\/[\w.-]+){2,}\/?|\b[A-Za-z]:\\\S+/g,
  },
  {
    kind: 'formula',
    only: 'model',
    pattern: /\$\$[^$]{1,2000}\$\$|\\\[[^[\]]{1,2000}\\\]|\\\([^()\n]{1,500}\\\)/g,
  },
  {
    kind: 'formula',
    only: 'model',
    pattern: /(?<![\w$])\$(?![\s\d])[^$\n]{1,200}(?<!\s)\$(?![\w$])/g,
  },
  { kind: 'formula', only: 'engine', find: findFormulas },
  { kind: 'formula', only: 'engine', find: findEnvironments },
  { kind: 'formula', only: 'engine', find: findCommands },
  {
    kind: 'formula',
    only: 'model',
    trigger: /\\[A-Za-z]/,
    pattern: /\\[A-Za-z]{1,40}(?:\[[^\]\n]{0,200}\])?(?:\{[^{}\n]{0,400}\})*/g,
  },
  { kind: 'link', trigger: /\]\(/, pattern: /!?\[[^[\]\n]{0,300}\]\([^()\n]{1,1000}\)/g },
  { kind: 'link', only: 'model', pattern: /^\[[^[\]\n]{1,100}\]:[^\n]{1,1000}/gm },
  {
    kind: 'link',
    trigger: /(?:http|ftp|file|mailto|ssh|git)s?:/i,
    pattern: /\b(?:https?|ftp|file|mailto|ssh|git):[^\s<>"”’)\]]+/gi,
  },
  { kind: 'link', trigger: /www\./i, pattern: /\bwww\.[^\s<>"”’)\]]+/gi },
  {
    kind: 'link',
    trigger: /\.(?:com|org|net|edu|gov|io|ai|co|uk|de|fr|info|dev|app|eu|us|example|test)\b/i,
    pattern:
      /(?<![\w.@-])[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63}){0,5}\.(?:com|org|net|edu|gov|io|ai|co|uk|de|fr|info|dev|app|eu|us|example|test)\b(?:\/[^\s<>"”’)\]]*)?/gi,
  },
  {
    kind: 'email',
    trigger: /@/,
    pattern: /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,200}\.\p{L}{2,24}/gu,
  },
  { kind: 'quotation', trigger: /^[ \t]{0,8}>/m, pattern: /^[ \t]{0,8}>[^\n]*$/gm },
  {
    kind: 'quotation',
    only: 'model',
    pattern: /“[^“”\n]{0,2000}(?:”|$)|«[^«»\n]{0,2000}(?:»|$)|„[^„“”\n]{0,2000}(?:[“”]|$)/gm,
  },
  { kind: 'quotation', only: 'model', pattern: /「[^「」\n]{0,2000}」|『[^『』\n]{0,2000}』/g },
  { kind: 'quotation', only: 'model', pattern: /(?<![\p{N}"])"[^"\n]{1,2000}"/gu },
  {
    kind: 'quotation',
    only: 'model',
    pattern: /(?<![\p{L}\p{N}])‘[^‘’\n]{1,400}(?:’(?=\p{L})[^‘’\n]{1,400}){0,6}’(?!\p{L})/gu,
  },
  {
    kind: 'quotation',
    only: 'model',
    pattern:
      /(?<![\p{L}\p{N}'])'(?=[\p{L}\p{N}])[^'\n]{1,300}(?:(?<=\p{L})'(?=\p{L})[^'\n]{1,300}){0,6}'(?![\p{L}\p{N}])/gu,
  },
  { kind: 'quotation', only: 'engine', find: findQuotations },
  {
    kind: 'quotation',
    only: 'engine',
    trigger: /‘/,
    pattern: /(?<![\p{L}\p{N}])‘[^‘\n]{0,400}?’(?![\p{L}\p{N}])/gu,
  },
  {
    kind: 'quotation',
    only: 'engine',
    trigger: /'/,
    pattern:
      /(?<![\p{L}\p{N}'])'(?=[\p{L}\p{N}])(?!(?:s|re|ve|ll|d|m|t|em|til|cause|tis|twas)\b)[^'\n]{0,300}?(?:(?<=\p{L})'(?=\p{L})[^'\n]{0,300}?){0,6}'(?![\p{L}\p{N}])/gu,
  },
  { kind: 'quotation', only: 'engine', find: findDoubledQuotes },
  {
    kind: 'citation',
    only: 'model',
    pattern: /\[(?:\^?[\w:.-]{1,40}|\d{1,4}(?:\s?[,;–-]\s?\d{1,4}){0,20}|@[^[\]\n]{1,200})\]/g,
  },
  {
    kind: 'citation',
    only: 'engine',
    trigger: /\]/,
    pattern: /\[\^?[^\]\n]{1,200}\](?:\[[^\]\n]{0,200}\])?/g,
  },
  {
    kind: 'citation',
    trigger: /\d[a-z]?[),;:]/,
    pattern: /\((?:[^()\n]{0,150}[\s,])?(?:1[5-9]|20)\d\d[a-z]?(?:[,;:][^()\n]{0,150})?\)/g,
  },
  { kind: 'citation', only: 'model', pattern: /\bdoi:\s?\S{3,200}|\b10\.\d{4,9}\/\S{1,200}/gi },
  { kind: 'tag', trigger: /<[/A-Za-z!]/, pattern: /<\/?[A-Za-z!][^<>\n]{0,400}>/g },
  {
    kind: 'tag',
    trigger: /\{[{%]|\$\{/,
    pattern: /\{\{[^{}\n]{0,200}\}\}|\{%[^{}\n]{0,200}%\}|\$\{[^{}\n]{0,200}\}/g,
  },
  { kind: 'tag', trigger: /[@#]/, pattern: /(?<![\p{L}\p{N}])[@#][\p{L}\p{N}_]{1,60}/gu },
  {
    kind: 'number',
    only: 'model',
    pattern:
      /(?:(?<![\p{L}\p{N}])[+−-](?=[$€£¥₹\p{N}]))?[$€£¥₹№]?(?<![\p{L}\p{N}])(?:\p{L}{1,20}[–-])?[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*(?:[.,:/’'–_-][\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*|[–/_-]\p{L}+)*(?:\s?[%‰]|\s?°[CF]?)?/gu,
  },
  { kind: 'heading', only: 'engine', trigger: /#/, pattern: /^[ \t]*#{1,6}[ \t][^\n]*$/gm },
  {
    kind: 'heading',
    only: 'engine',
    trigger: /\n[ \t]*(?:===*|---+)[ \t]*$/m,
    pattern: /^[^\r\n]+\r?\n[ \t]*(?:=+|-{3,})[ \t]*$/gm,
  },
  {
    kind: 'heading',
    only: 'engine',
    trigger: /^[ \t]*\|/m,
    pattern: /^[ \t]*\|[^\r\n]*\|[ \t]*$/gm,
  },
  {
    kind: 'heading',
    only: 'engine',
    trigger: /\*\*|__/,
    pattern: /^[ \t]*(?:\*\*|__)[^*_\n]{1,120}(?:\*\*|__):?[ \t]*$/gm,
  },
  {
    kind: 'heading',
    only: 'engine',
    trigger: /\*\*/,
    pattern: /^[ \t]*(?:[-*+•][ \t]+)?\*\*[^*\n]{1,80}(?:\*\*:|:\*\*)/gm,
  },
];

/** All matches of the patterns that a rewriter reads, one pattern after the other. */
export function matchProtected(text: string, rewriter: Rewriter): ProtectedItem[] {
  return PATTERNS.flatMap((row) => {
    const { kind, only = rewriter } = row;
    if (only !== rewriter) return [];
    return spansOf(text, row).map(({ start, end }) => ({ kind, start, end }));
  });
}

function spansOf(text: string, row: ProtectedPattern): Span[] {
  const spans: Span[] = [];
  if ('find' in row) row.find(text, spans);
  else if (row.trigger?.test(text) !== false) {
    for (const { index, 0: match } of text.matchAll(forLength(row.pattern, text)))
      spans.push({ start: index, end: index + match.length });
  }
  return spans;
}
