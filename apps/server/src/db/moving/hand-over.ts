interface Gone {
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Turns what calls a function for each value into what is asked for each value. `take` waits until its
 * value has been dealt with, so that one value at a time is under way; whoever stops asking ends `run` too.
 */
export async function* handOver<T>(
  run: (take: (value: T) => Promise<void>) => Promise<unknown>,
): AsyncGenerator<T> {
  const waiting: { value: T; gone: Gone }[] = [];
  let wake = () => {};
  let stopped = false;
  let outcome: { error?: unknown } | undefined;
  const running = run((value) => {
    if (stopped) return Promise.reject(new Error('Nobody takes it any more.'));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.push({ value, gone: { resolve, reject } });
    wake();
    return promise;
  }).then(
    () => {
      outcome = {};
      wake();
    },
    (error: unknown) => {
      outcome = { error };
      wake();
    },
  );
  let current: Gone | undefined;
  try {
    while (waiting.length > 0 || !outcome) {
      const next = waiting.shift();
      if (next) {
        current = next.gone;
        yield next.value;
        current.resolve();
        current = undefined;
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
    if ('error' in outcome) throw outcome.error;
  } finally {
    stopped = true;
    current?.reject(new Error('Nobody takes it any more.'));
    for (const { gone } of waiting) gone.reject(new Error('Nobody takes it any more.'));
    await running;
  }
}
