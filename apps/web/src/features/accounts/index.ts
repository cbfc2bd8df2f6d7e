/** What other areas may use of accounts. */
export { useAccount } from './account/use-account.ts';
