import { genreOf, type Row } from '../rows.ts';

const MANUALS =
  /^(?:docs-ccby|handbooks|rust|peps-eips-rfcs|eips|bips|swift-evolution|aosabook|nodejs-blog|ropensci-blog|govuk-docs|owasp-.*|wcag|nist)$/;

/** The kind of a text, as it is told people: see `LABELS` of `likelihood/kinds.ts`. */
export function kindOf(row: Row): string {
  if (row.domain === 'l2r:EducationMaterial') return 'formal-essay';
  if (!row.src.startsWith('people:')) return genreOf(row);
  const name = row.src.slice('people:'.length);
  if (MANUALS.test(name)) return 'manual';
  if (name === 'arxiv-abstracts') return 'science';
  return /^(?:standardebooks|scp-wiki)/.test(name) ? 'fiction' : 'public';
}

/**
 * Texts said to be by people of which many read like minutes that a machine wrote ("plays a crucial
 * role", no names, all in one manner): judged and named, but without a say in the threshold.
 */
export const isDoubtful = ({ src }: Row): boolean => src === 'people:nodejs-blog';

/** What a group of people is called: the source, and within it the domain. */
export const groupOf = ({ src, domain }: Row): string =>
  src.startsWith('people:') ? src : `${src} ${domain}`;

/** Under which name the report tells people of a group: a few large ones, see `LABELS` of `frozen.ts`. */
export function shownGroupOf(row: Row): string {
  const kind = kindOf(row);
  if (row.src.startsWith('people:')) return `people ${kind}`;
  return kind === 'formal-essay' ? kind : row.src;
}
