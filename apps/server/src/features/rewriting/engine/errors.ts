/** How far a failure of the provider reaches: this call, this text, or every call to come. */
export type Reach = 'call' | 'text' | 'all';

/** The provider gave no answer to a call. `reason` is for the log and never quotes what was sent. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly reason: string;
  readonly reach: Reach;
  /** How long the provider asked to be left alone. */
  readonly waitMs: number | null;

  constructor(reason: string, { reach = 'call', waitMs = null }: ProviderErrorOptions = {}) {
    super(reason);
    this.reason = reason;
    this.reach = reach;
    this.waitMs = waitMs;
  }
}

interface ProviderErrorOptions {
  reach?: Reach;
  waitMs?: number | null;
}

/** The engine that was chosen cannot work at all. */
export class EngineFailedError extends Error {
  override name = 'EngineFailedError';
}
