import * as real from 'fast-check';

/** By hand: PROPERTY_SEED=7 (or `random`) asks for other cases, PROPERTY_RUNS=50 for so many times as many. */
const { PROPERTY_SEED = '20261123', PROPERTY_RUNS = '1' } = process.env;
const seed = PROPERTY_SEED === 'random' ? undefined : Number(PROPERTY_SEED);
const USUAL_RUNS = 100;

/**
 * As fast-check's own, with the same cases in each run: a change is judged by what it changes, and
 * not by luck.
 */
function assert<Ts>(
  property: real.IAsyncProperty<Ts>,
  options?: real.Parameters<Ts>,
): Promise<void>;
function assert<Ts>(property: real.IProperty<Ts>, options?: real.Parameters<Ts>): void;
function assert<Ts>(property: real.IRawProperty<Ts>, options: real.Parameters<Ts> = {}) {
  const numRuns = (options.numRuns ?? USUAL_RUNS) * Number(PROPERTY_RUNS);
  return real.assert(property, {
    ...(seed !== undefined && { seed }),
    ...options,
    numRuns,
  } as real.Parameters<Ts>);
}

/** fast-check, with the same cases in each run of the tests. */
export const fc: Omit<typeof real.default, 'assert'> & { assert: typeof assert } = {
  ...real.default,
  assert,
};
