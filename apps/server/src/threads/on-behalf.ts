import { AsyncLocalStorage } from 'node:async_hooks';
import type { Owners } from './fair-line.ts';

/** It holds nothing by itself: each call has its own, and work that it begins finds it. */
const calls = new AsyncLocalStorage<Owners>();

/** Does work for somebody: what it gives to threads waits in line as theirs. */
export const onBehalfOf = <T>(owners: Owners, work: () => T): T => calls.run(owners, work);

/** Who the work under way is for; nobody where it is the server's own. */
export const ownersNow = (): Owners => calls.getStore() ?? [];
