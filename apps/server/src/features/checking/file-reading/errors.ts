/** A file that cannot be indexed, in one line for people. */
export class UnreadableError extends Error {
  override name = 'UnreadableError';
}
