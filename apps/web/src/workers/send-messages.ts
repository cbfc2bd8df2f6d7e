import type { Outgoing } from '../lib/outgoing.ts';

export interface SendWork {
  /** Does nothing: whoever asks has the worker there in good time. */
  warm: { input: null; output: null };
  /** The answer's status and JSON, which is undefined where it has none; null where no answer came. */
  send: { input: Outgoing; output: { status: number; json: unknown } | null };
}
