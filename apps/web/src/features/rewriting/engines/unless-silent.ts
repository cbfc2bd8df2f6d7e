/** A model in a tab may take long for its first word, and no longer than this for any other. */
const longestSilenceMs = 120_000;

class SilenceError extends Error {
  override name = 'SilenceError';
}

/** Waits for each step of a work, but not for ever, and not beyond an abort, whatever the work makes of it. */
export function unlessSilent(signal: AbortSignal, silenceMs = longestSilenceMs) {
  return <T>(work: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const timer = setTimeout(() => end(() => reject(new SilenceError())), silenceMs);
      const onAbort = () => end(() => reject(signal.reason));
      function end(settle: () => void) {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        settle();
      }
      signal.addEventListener('abort', onAbort);
      work.then(
        (value) => end(() => resolve(value)),
        (error) => end(() => reject(error)),
      );
    });
}
