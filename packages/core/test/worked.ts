/** Milliseconds that this thread has worked so far, in steps of some ms: what else the machine does meanwhile does not count. */
export function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Ten steps of the coarsest clock in use: a mean over so much work is known to a tenth. */
const ENOUGH_MS = 40;

/**
 * Milliseconds that one call works, as the mean of as many calls as the clock needs: many kernels count a
 * thread's work in ticks of 4 to 10 ms, so that a single short call reads 0 or a whole tick.
 */
export function meanWorkMs(call: () => unknown): number {
  const began = workedMs();
  let calls = 0;
  let spent = 0;
  while (spent < ENOUGH_MS) {
    call();
    calls++;
    spent = workedMs() - began;
  }
  return spent / calls;
}
