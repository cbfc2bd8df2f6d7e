/** An answer that a further attempt cannot change, such as a text over the limit. */
export class FinalError extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** The server could not be reached at all (no network, server down). */
export class UnreachableError extends Error {}
