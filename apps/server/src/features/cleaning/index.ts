/** What the rest of the server may use of this area. */
export { cleanText } from './clean-text/service.ts';
export { addToCounts, readCounts, readKeptTexts, replaceKeptText } from './cleanups/data.ts';
export { readDisplayedCounts, recordAgain, recordCleanup } from './cleanups/service.ts';
export { textCleanups } from './cleanups/tables.ts';
export { addToCounter, readCounters } from './counter/data.ts';
export { displayedStatistical, textsCleaned } from './counter/rules.ts';
export { openCounter } from './counter/service.ts';
export { type Ledger, openLedger, rehearseCleanup } from './ledger/service.ts';
export { cleaningRoutes } from './routes.ts';
