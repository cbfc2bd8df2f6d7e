import { atLeast, codePointLabel, inspect, type Problem } from '@cleanpaste/inspect';
import { languageById } from './language-ids.ts';
import type { Settings } from './settings.ts';

/** What the logic has to know of a document. */
export interface Looked {
  text: string;
  path: string;
  languageId: string;
}

/** An editor works on while this looks; beyond this length a document is not looked at by itself. */
const longest = 5_000_000;

/** All that is to be shown in a document. */
export function problemsOf({ text, path, languageId }: Looked, settings: Settings): Problem[] {
  if (!settings.enable || text.length > longest) return [];
  const { profile, categories, from } = settings;
  const language = profile === 'prose' ? undefined : languageById(languageId);
  const found = inspect(text, { path, profile, categories, ...(language ? { language } : {}) });
  return found.filter(({ severity }) => atLeast(severity, from));
}

/** Number and name of all that stands in one place, for the box and the hover. */
export function labelOf({ codePoints }: Problem): string {
  const [first = 0] = codePoints;
  const more = codePoints.length - 1;
  return more === 0 ? codePointLabel(first) : `${codePointLabel(first)} +${more}`;
}
