/** Which engine a chunk was rewritten by; `unchanged`: it stands as it was. */
export const chunkEngines = ['model', 'offline', 'unchanged'] as const;

/** Why a chunk was not done as wished: by the model, or at all. */
export const chunkNotes = [
  'not-english',
  'all-caps',
  'nothing-to-rewrite',
  'model-refused',
  'model-partly',
  'model-failed',
] as const;

export type ChunkNote = (typeof chunkNotes)[number];

/** What people read for a note, by the engine that did the chunk in the end. */
export const chunkNoteMessages: Record<
  ChunkNote,
  Partial<Record<(typeof chunkEngines)[number], string>>
> = {
  'not-english': {
    unchanged: 'This part was left as it was: only English can be rewritten here.',
  },
  'all-caps': {
    unchanged:
      'This part was left as it was: in capitals, names cannot be told from other words. Write it in small letters to have it rewritten.',
  },
  'nothing-to-rewrite': {
    unchanged: 'This part was left as it was: there was nothing in it to reword.',
  },
  'model-refused': {
    offline:
      'The model’s version of this part did not keep to the original, so the built-in engine rewrote it.',
    unchanged:
      'This part was left as it was: no version of it kept to the original closely enough.',
  },
  'model-partly': {
    model:
      'Some paragraphs of the model’s version did not keep to the original: the built-in engine rewrote them, or they were left as they were.',
  },
  'model-failed': {
    offline: 'The model could not be reached for this part, so the built-in engine rewrote it.',
    unchanged: 'This part was left as it was: the model could not be reached.',
  },
};
