import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadAgain } from './load-again.ts';
import { reloadIfStale } from './reload-stale.ts';

export type LoadCode<P> = () => Promise<{ default: ComponentType<P> }>;

/** The code of a part of the page cannot be had now. */
export class MissingCodeError extends Error {
  /** Resolves when the code comes after all; rejects when it cannot. */
  readonly arrival: Promise<unknown>;

  constructor(arrival: Promise<unknown>, cause: unknown) {
    super('The code of this part could not be loaded.', { cause });
    this.arrival = arrival;
  }
}

/** A lazily loaded component that can be tried again: React keeps a failure for ever. */
export interface CodeToCome<P> {
  current: () => LazyExoticComponent<ComponentType<P>>;
  /** Fetches the code in advance. */
  fetch: LoadCode<P>;
  /** After a failure, makes the next rendering load anew. */
  renew: () => void;
}

/** Longer than this nobody waits for code: a request can be lost without an end. */
const patienceMs = 10_000;

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The code has not come in time.')), patienceMs);
  });

type Code<P> = Awaited<ReturnType<LoadCode<P>>>;

/** Code that is there is drawn at once: for a promise, kept or not, React would show what waits first. */
const atOnce = <P>(code: Code<P>) =>
  ({
    // biome-ignore lint/suspicious/noThenProperty: it stands for a promise
    then: (got: (code: Code<P>) => void) => got(code),
  }) as Promise<Code<P>>;

export function codeToCome<P>(load: LoadCode<P>): CodeToCome<P> {
  let here: Code<P> | undefined;
  const loading = loadAgain(load);
  const fetch = async () => {
    here = await loading();
    return here;
  };
  let isSpent = false;
  const make = () => lazy(() => (here ? atOnce(here) : coming()));
  async function coming() {
    const arrival = fetch();
    try {
      return await Promise.race([arrival, late()]);
    } catch (cause) {
      // While the page goes, what waits for the part keeps waiting.
      if (await reloadIfStale()) return new Promise<never>(() => {});
      if (here) return here;
      isSpent = true;
      throw new MissingCodeError(arrival, cause);
    }
  }
  let part = make();
  return {
    current: () => part,
    fetch,
    renew() {
      if (isSpent) part = make();
      isSpent = false;
    },
  };
}
