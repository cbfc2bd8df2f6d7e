/** What a file says beside its text; a row of the table in the README each. */
export type MetadataKind =
  | 'author'
  | 'company'
  | 'dates'
  | 'application'
  | 'revisions'
  | 'comments'
  | 'custom'
  | 'provenance';

export const metadataKinds: readonly MetadataKind[] = [
  'author',
  'company',
  'dates',
  'application',
  'revisions',
  'comments',
  'custom',
  'provenance',
];
