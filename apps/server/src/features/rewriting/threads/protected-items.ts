import type { Span } from '@cleanpaste/core/text';

export type ItemKind =
  | 'code'
  | 'formula'
  | 'link'
  | 'email'
  | 'quotation'
  | 'citation'
  | 'tag'
  | 'number';

export interface ProtectedItem extends Span {
  kind: ItemKind;
}

/** Every repetition is bounded or cannot start anew within itself: hostile texts take linear time. */
const patterns: readonly (readonly [ItemKind, RegExp])[] = [
  ['code', /^ {0,3}(`{3,}|~{3,})[^\n]*(?:\n(?! {0,3}\1)[^\n]*)*(?:\n {0,3}\1[`~]*[ \t]*$)?/gm],
  ['code', /(?<!`)`[^`\n]{1,500}`(?!`)|(?<!`)``(?!`)[^\n]{1,500}?(?<!`)``(?!`)/g],
  ['code', /(?<=^|\n[ \t]*\n)(?:(?: {4}|\t)[^\n]+(?:\n(?= {4}|\t))?)+/g],
  ['code', /(?<![\w.])\w{1,60}(?:(?:\.|::)\w{1,60}){0,6}\([^()\n]{0,80}\)/g],
  ['code', /(?<![\p{L}\p{N}_])[\p{L}\p{N}]{1,60}(?:_[\p{L}\p{N}]{1,60})+/gu],
  ['code', /(?<![\w/])(?:[A-Za-z]:\\[^\s"']{1,300}|\.{0,2}(?:\/[\w.-]{1,100}){2,20}\/?)/g],
  ['formula', /\$\$[^$]{1,2000}\$\$|\\\[[^[\]]{1,2000}\\\]|\\\([^()\n]{1,500}\\\)/g],
  ['formula', /(?<![\w$])\$(?![\s\d])[^$\n]{1,200}(?<!\s)\$(?![\w$])/g],
  ['formula', /\\[A-Za-z]{1,40}(?:\[[^\]\n]{0,200}\])?(?:\{[^{}\n]{0,400}\})*/g],
  ['link', /!?\[[^[\]\n]{0,300}\]\([^()\n]{1,1000}\)|^\[[^[\]\n]{1,100}\]:[^\n]{1,1000}/gm],
  ['link', /\b(?:https?|ftp|file|mailto|ssh|git):[^\s<>"”’)\]]+/gi],
  ['link', /\bwww\.[^\s<>"”’)\]]+/gi],
  [
    'link',
    /(?<![\w.@-])[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63}){0,5}\.(?:com|org|net|edu|gov|io|ai|co|uk|de|fr|info|dev|app|eu|us|example|test)\b(?:\/[^\s<>"”’)\]]*)?/gi,
  ],
  ['email', /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,200}\.\p{L}{2,24}/gu],
  ['quotation', /^[ \t]{0,8}>[^\n]*$/gm],
  ['quotation', /“[^“”\n]{0,2000}(?:”|$)|«[^«»\n]{0,2000}(?:»|$)|„[^„“”\n]{0,2000}(?:[“”]|$)/gm],
  ['quotation', /「[^「」\n]{0,2000}」|『[^『』\n]{0,2000}』/g],
  ['quotation', /(?<![\p{N}"])"[^"\n]{1,2000}"/gu],
  ['quotation', /(?<![\p{L}\p{N}])‘[^‘’\n]{1,400}(?:’(?=\p{L})[^‘’\n]{1,400}){0,6}’(?!\p{L})/gu],
  [
    'quotation',
    /(?<![\p{L}\p{N}'])'(?=[\p{L}\p{N}])[^'\n]{1,300}(?:(?<=\p{L})'(?=\p{L})[^'\n]{1,300}){0,6}'(?![\p{L}\p{N}])/gu,
  ],
  ['citation', /\[(?:\^?[\w:.-]{1,40}|\d{1,4}(?:\s?[,;–-]\s?\d{1,4}){0,20}|@[^[\]\n]{1,200})\]/g],
  ['citation', /\((?:[^()\n]{0,150}[\s,])?(?:1[5-9]|20)\d\d[a-z]?(?:[,;:][^()\n]{0,150})?\)/g],
  ['citation', /\bdoi:\s?\S{3,200}|\b10\.\d{4,9}\/\S{1,200}/gi],
  [
    'tag',
    /<\/?[A-Za-z!][^<>\n]{0,300}>|\{\{[^{}\n]{0,200}\}\}|\{%[^{}\n]{0,200}%\}|\$\{[^{}\n]{0,200}\}/g,
  ],
  ['tag', /(?<![\p{L}\p{N}])[@#][\p{L}\p{N}_]{1,60}/gu],
  [
    'number',
    /(?:(?<![\p{L}\p{N}])[+−-](?=[$€£¥₹\p{N}]))?[$€£¥₹№]?(?<![\p{L}\p{N}])(?:\p{L}{1,20}[–-])?[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*(?:[.,:/’'–_-][\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*|[–/_-]\p{L}+)*(?:\s?[%‰]|\s?°[CF]?)?/gu,
  ],
];

/**
 * What a rewrite has to give back byte for byte: code, formulas, links, e-mail addresses,
 * quotations, citations, markup and figures. In order; what touches or overlaps is one item.
 */
export function protectedItems(text: string): ProtectedItem[] {
  const found: ProtectedItem[] = [];
  for (const [kind, pattern] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + trimmedLength(kind, match[0]);
      if (end > match.index) found.push({ kind, start: match.index, end });
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: ProtectedItem[] = [];
  for (const item of found) {
    const last = merged.at(-1);
    if (last && item.start < last.end) last.end = Math.max(last.end, item.end);
    else merged.push({ ...item });
  }
  return merged;
}

/** A sentence's own punctuation after a link is no part of it. */
function trimmedLength(kind: ItemKind, match: string): number {
  return kind === 'link' || kind === 'citation'
    ? match.replace(/(?<![)\]])[.,;:!?*_]+$/, '').length
    : match.trimEnd().length;
}
