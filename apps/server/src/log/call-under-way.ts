import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './span.ts';

/** What the work under way belongs to: a request, or a round of the server's own work. */
export interface Call {
  requestId: string;
  /** Where its time is written down; null unless somebody collects traces. */
  span: Span | null;
}

/** It holds nothing by itself: each call has its own, and work that it begins finds it. */
const calls = new AsyncLocalStorage<Call | undefined>();

/** Does work that belongs to a call; to none where that is undefined. */
export const withinCall = <T>(call: Call | undefined, work: () => T): T => calls.run(call, work);

/** What the work under way belongs to; undefined where nobody asked for it. */
export const callUnderWay = (): Call | undefined => calls.getStore();
