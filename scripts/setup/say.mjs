const began = performance.now();
const wantsStack = Boolean(process.env.DEBUG);

/** Seconds since this command began, as `3.2 s`. */
export function elapsed(since = began) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** One calm line for the person at the terminal; standard output stays free for results. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** An error whose message is meant for people: shown as one line, without a stack. */
export class PlainError extends Error {}

/** Runs a command's main function; what it throws becomes one clear line and exit code 1. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (thrown) {
    const error = /** @type {Error} */ (thrown);
    const unexpected = !(error instanceof PlainError) && wantsStack;
    say(unexpected ? String(error.stack) : `CleanPaste: ${error.message}`);
    process.exitCode = 1;
  }
}
