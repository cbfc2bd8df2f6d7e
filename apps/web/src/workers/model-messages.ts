import type { Message } from '@cleanpaste/core/guard';

/** What the model worker does: models are kept in the browser's storage, one at a time. */
export interface ModelWork {
  /** Takes a file of the person's, or one that this site serves; `progress` is the share that is kept. */
  keep: { input: { source: File | { name: string; address: string } }; output: KeptModel };
  /** Lets go of the model that is loaded. */
  forget: { input: null; output: null };
  /** Null where the answer was cut. The model is loaded with the first question. */
  chat: { input: { messages: Message[]; maxLength: number }; output: string | null };
}

/** A model that is kept whole in this browser. */
export interface KeptModel {
  name: string;
  bytes: number;
}
