import type { Message } from '@cleanpaste/core/guard';

/** A model that answers in this tab. */
export interface TabEngine {
  /**
   * @param maxLength an answer longer than this is given up
   * @returns null where the answer was cut
   * @throws the signal's reason when it aborts, else what went wrong
   */
  chat: (
    messages: Message[],
    call: { maxLength: number; signal: AbortSignal },
  ) => Promise<string | null>;
}

/** The model gives no more answers to this text. */
export class EngineGoneError extends Error {
  override name = 'EngineGoneError';
}
