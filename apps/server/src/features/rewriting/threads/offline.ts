import type { Edit, Form, RewriteNote } from '@cleanpaste/core/rewrite';

export interface OfflineJob {
  text: string;
  /** The same text and seed give the same rewrite, so that a retried click sees the same text. */
  seed: number;
  /** Changes of form beside the wording. */
  form?: Form;
}

export interface OfflineResult {
  text: string;
  edits: Edit[];
  note: RewriteNote | null;
}

/** The built-in engine. It is loaded when it is first needed: its lexicon takes half a second. */
export async function rewriteOffline({ text, seed, form }: OfflineJob): Promise<OfflineResult> {
  const { rewrite } = await import('@cleanpaste/core/rewrite');
  const { text: rewritten, edits, note } = rewrite(text, { strength: 'strong', seed, form });
  return { text: rewritten, edits, note: note ?? null };
}
