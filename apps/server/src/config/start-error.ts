/** A reason not to start that one line tells in full: no stack is shown for it. */
export class StartError extends Error {
  override name = 'StartError';
}
