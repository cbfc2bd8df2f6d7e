import {
  type Category,
  type CleanOptions,
  type CodeLanguage,
  codeLanguageOf,
  type Finding,
  scan,
  scanCode,
} from '@cleanpaste/core/hidden';
import { lineIndex, type Place } from './lines.ts';
import { codePointLabel } from './names.ts';
import { isFontIcon, type Severity, severityOf } from './severities.ts';

/** Which rules: those of prose, those of programs, or those that the name of the file asks for. */
export type Profile = 'auto' | 'prose' | 'code';

export interface InspectOptions extends CleanOptions {
  /** The name of the file, which says the language. */
  path?: string;
  /** Default `auto`. */
  profile?: Profile;
  /** The language of a program, whatever the file is called. */
  language?: CodeLanguage;
  /** Severities of categories that differ from the usual; `off` leaves a category out. */
  categories?: Partial<Record<Category, Severity | 'off'>>;
}

/** One hidden character or run, with all that an editor draws and a report prints. */
export interface Problem extends Omit<Finding, 'action' | 'replacement' | 'dangerous'> {
  from: Place;
  to: Place;
  severity: Severity;
  dangerous: boolean;
  /** `U+200B ZERO WIDTH SPACE. …`: number, name and reason. */
  message: string;
  /** What cleaning puts in its place; undefined where only a person can judge. */
  fix: string | undefined;
}

/**
 * Lists what is hidden in a file, by the rules that suit it, with places and severities. Never throws.
 *
 * @param text the whole text of the file
 * @returns the problems in the order of the text
 * @example
 * inspect('pay\u200bpal')[0].message // 'U+200B ZERO WIDTH SPACE. …'
 */
export function inspect(text: string, settings: InspectOptions = {}): Problem[] {
  const { path = '', profile = 'auto', language: named, categories = {}, ...options } = settings;
  const language = languageFor(text, { path, profile, named });
  const findings = language ? scanCode(text, { ...options, language }) : scan(text, options);
  if (findings.length === 0) return [];
  const lines = lineIndex(text);
  return findings.flatMap((finding) => {
    const { action, replacement, dangerous = false, ...rest } = finding;
    const severity = categories[finding.category] ?? severityOf(finding);
    if (severity === 'off') return [];
    const message = `${codePointLabel(finding.codePoints[0]!)} ${finding.name}. ${finding.reason}`;
    const stays = action === 'flag' || isFontIcon(finding);
    const fix = stays ? undefined : action === 'remove' ? '' : replacement;
    const places = { from: lines.at(finding.start), to: lines.at(finding.end) };
    return [{ ...rest, ...places, severity, dangerous, message, fix }];
  });
}

/** The language by which a text is read, or undefined for prose. */
function languageFor(
  text: string,
  { path, profile, named }: { path: string; profile: Profile; named: CodeLanguage | undefined },
): CodeLanguage | undefined {
  if (profile === 'prose') return undefined;
  // Most languages write strings and comments as C does.
  return named ?? codeLanguageOf(path, text) ?? (profile === 'code' ? 'c' : undefined);
}
