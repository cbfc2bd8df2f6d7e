import { AppError } from '../../../http/app-error.ts';
import { waitAsked } from '../../../http/retry-after.ts';
import { failureAnswer } from './schema.ts';

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

/** Of a refusal only the name or number is taken: its message may quote the text. */
export function refusalOf({ status, headers }: Response, text: string, now: Date): CopyleaksError {
  const waitMs = waitAsked(headers, now.getTime());
  return new CopyleaksError(reasonIn(text) ?? `status ${status}`, { status, waitMs });
}

function reasonIn(text: string): string | null {
  try {
    const { id, code } = failureAnswer.parse(JSON.parse(text)).error;
    if (id && /^[\w-]{1,60}$/.test(id)) return id;
    return code == null ? null : `code ${code}`;
  } catch {
    return null;
  }
}

export function toCopyleaksError(error: unknown): CopyleaksError {
  if (error instanceof CopyleaksError) return error;
  const name = (error as Error)?.name;
  const garbled = name === 'SyntaxError' || name === 'ZodError';
  return new CopyleaksError(garbled ? 'garbled answer' : 'no connection');
}

/** A scan that Copyleaks does not know, or not any more, will never end. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof CopyleaksError && error.status === 404;

/** What the visitor is told; the failure has given the unit back. */
export const notDone = (isLate: boolean): AppError =>
  new AppError(
    'provider_failed',
    isLate
      ? 'Copyleaks has not finished with this text in time. This cost you nothing: check the same text again in a few minutes.'
      : 'Copyleaks could not check this text. This cost you nothing: please try again later.',
  );
