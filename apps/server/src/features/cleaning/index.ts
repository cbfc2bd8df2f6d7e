/** What the rest of the server may use of this area. */
export { cleanTextRoutes } from './clean-text/routes.ts';
export { cleanText } from './clean-text/service.ts';
export { addToCounts, readCounts } from './cleanups/data.ts';
export { readDisplayedCounts, recordCleanup } from './cleanups/service.ts';
export { textCleanups } from './cleanups/tables.ts';
export { addToCounter, readCounters } from './counter/data.ts';
export { counterRoutes } from './counter/routes.ts';
export { displayedStatistical } from './counter/rules.ts';
export { cleanupCount } from './counter/service.ts';
export { cleanJob } from './jobs.ts';
