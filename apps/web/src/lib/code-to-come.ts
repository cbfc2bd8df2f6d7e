import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadAgain } from './load-again.ts';
import { reloadIfStale } from './reload-stale.ts';

export type LoadCode<P> = () => Promise<{ default: ComponentType<P> }>;

/** The code of a part of the page cannot be had now. */
export class MissingCodeError extends Error {}

/** A lazily loaded component that can be tried again: React keeps a failure for ever. */
export interface CodeToCome<P> {
  current: () => LazyExoticComponent<ComponentType<P>>;
  /** Fetches the code in advance. */
  fetch: LoadCode<P>;
  /** After a failure, makes the next rendering load anew. */
  renew: () => void;
}

export function codeToCome<P>(load: LoadCode<P>): CodeToCome<P> {
  const fetch = loadAgain(load);
  let isSpent = false;
  const make = () =>
    lazy(async () => {
      try {
        return await fetch();
      } catch (cause) {
        // While the page goes, what waits for the part keeps waiting.
        if (await reloadIfStale()) return new Promise<never>(() => {});
        isSpent = true;
        throw new MissingCodeError('The code of this part could not be loaded.', { cause });
      }
    });
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
