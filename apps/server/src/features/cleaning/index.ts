/** What the rest of the server may use of this area. */
export { cleanText } from './clean-text/service.ts';
export { addToCounts, readCounts } from './cleanups/data.ts';
export { readDisplayedCounts, recordCleanup } from './cleanups/service.ts';
export { textCleanups } from './cleanups/tables.ts';
export { addToCounter, readCounters } from './counter/data.ts';
export { displayedStatistical, textsCleaned } from './counter/rules.ts';
export { cleanJob } from './jobs.ts';
export { cleaningRoutes } from './routes.ts';
