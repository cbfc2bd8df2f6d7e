/** Copyleaks did not do what it was asked. `reason` is for the log and never quotes what was sent. */
export class CopyleaksError extends Error {
  override name = 'CopyleaksError';
  readonly reason: string;
  /** Status of its answer; null where there was none. */
  readonly status: number | null;
  /** How long it asked to be left alone. */
  readonly waitMs: number | null;

  constructor(
    reason: string,
    { status = null, waitMs = null }: { status?: number | null; waitMs?: number | null } = {},
  ) {
    super(reason);
    this.reason = reason;
    this.status = status;
    this.waitMs = waitMs;
  }

  /** Whether the same call may succeed later. */
  get mayPass(): boolean {
    const { status } = this;
    return status === null || status === 401 || status === 408 || status === 429 || status >= 500;
  }
}
