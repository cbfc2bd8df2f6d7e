/** A limited number of turns at something; whoever finds none waits in line. */
export interface Turns {
  /**
   * Does `work` when there is a turn.
   * @throws the signal's reason when it aborts while waiting
   */
  take<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

export function openTurns(count: number): Turns {
  let free = count;
  const waiting: (() => void)[] = [];

  function turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(begin);
    });
  }

  return {
    async take(signal, work) {
      await turn(signal);
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
