/** What most come for: hidden characters. The other capabilities are imports of their own. */
export * from './hidden/index.ts';
