import { type CodeLanguage, codeLanguageOf, scan, scanCode } from '@cleanpaste/core/hidden';
import type { Invocation } from '../invocation.ts';
import { type Carried, complaintsOf, ignoresOf, isIgnored, mayIgnore } from './ignores.ts';
import type { Listed } from './listed.ts';
import { withInvalidBytes } from './not-text.ts';
import { asFontIcon, severityOf } from './severity.ts';

/** What decides on findings, apart from the text; plain data, so that threads can have it. */
export type Rules = Pick<Invocation, 'options' | 'profile' | 'language' | 'severity'>;

export interface Examined {
  name: string;
  /** The beginning of the text, for files without an ending. */
  start: string;
  /** Whether bytes that are no text may be in it, see `decodeDamaged`. */
  mayBeDamaged: boolean;
  /** For a text that comes in blocks: what those before said about the next. */
  carried?: Carried;
}

/** The language by which a text is read, or undefined for prose. */
export function languageFor(
  { profile, language }: Rules,
  { name, start }: Pick<Examined, 'name' | 'start'>,
): CodeLanguage | undefined {
  if (profile === 'prose') return undefined;
  const known = language ?? codeLanguageOf(name, start);
  // Most languages write strings and comments as C does.
  return known ?? (profile === 'code' ? 'c' : undefined);
}

/** All that is to be listed of a text, in order: what is neither switched off nor ignored in it. */
export function examine(text: string, rules: Rules, about: Examined): Listed[] {
  const language = languageFor(rules, about);
  const { options } = rules;
  const found = language ? scanCode(text, { ...options, language }) : scan(text, options);
  if (found.length === 0 && !about.carried && !mayIgnore(text)) return [];
  const all: Listed[] = about.mayBeDamaged ? [...withInvalidBytes(found, text)] : found;
  return listedOf(all, { text, rules, about });
}

/** What cleaning changes of a text, by the rules of prose: what is switched off or ignored stays. */
export function changesOf(text: string, rules: Rules, about: Examined): Listed[] {
  const found = scan(text, rules.options);
  return listedOf(found, { text, rules, about }).filter(({ action }) => action !== 'flag');
}

function listedOf(
  found: Listed[],
  { text, rules, about }: { text: string; rules: Rules; about: Examined },
): Listed[] {
  const isOn = (finding: Listed) => severityOf(finding, rules.severity) !== 'off';
  const listed = found.map(asFontIcon).filter(isOn);
  const { carried } = about;
  if (!mayIgnore(text) && !carried?.isFile && !carried?.isNextLine) return listed;
  // A comment is one whatever the rules that the rest is read by.
  const language = rules.language ?? codeLanguageOf(about.name, about.start);
  const ignores = ignoresOf(text, { language, name: about.name, carried });
  const left = listed.filter((finding) => !isIgnored(finding, ignores));
  return [...left, ...complaintsOf(ignores).filter(isOn)].sort((a, b) => a.start - b.start);
}

/** The text with these changes made. */
export function applyChanges(text: string, changes: Listed[]): string {
  let output = '';
  let from = 0;
  for (const { start, end, replacement = '' } of changes) {
    output += text.slice(from, start) + replacement;
    from = end;
  }
  return output + text.slice(from);
}
