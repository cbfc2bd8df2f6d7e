import { site } from '../lib/site.ts';

export const pricingCopy = {
  title: `Pricing · ${site.productName}`,
  description: 'Free for everyday cleaning. Paid plans for people who rewrite and check every day.',
  heading: 'Simple prices',
  lead: 'Cleaning hidden characters is free with an account, and once without one. Pay only when you rewrite or check a lot.',
  perMonth: 'per month',
  recommended: 'RECOMMENDED',
  /** Beside a larger plan, where the specified word does not stand. */
  suggested: 'Our suggestion',
  basic: 'Unlimited basic cleaning',
  freeBasic: 'Unlimited basic cleaning with a free account',
  freeStatistical: '3 free statistical cleanups in total with an account, 1 without',
  statistical: (count: string) => `${count} statistical cleanups per month`,
  /** One name in all plans: who reads the columns side by side must not think that one looks for less. */
  check: (count: number) =>
    `${count} plagiarism ${count === 1 ? 'check' : 'checks'} in total, AI likelihood included`,
  checks: (count: number) => `${count} plagiarism checks per month, AI likelihood included`,
  freeKeys: 'Cleaning by API key',
  /** What a paid plan has besides for whoever writes programs. */
  keys: 'Rewriting and checking by API key, within the same limits',
  last3: 'Your last 3 items of history',
  full: 'Your whole history, with CSV export',
  /** On the free card, for whoever pays. */
  afterwards: 'You are back on it when your plan ends, with what is left of its allowances.',
  startFree: 'Start for free',
  choose: (title: string) => `Choose ${title}`,
  current: 'Your plan',
  yours: 'You have this',
  opening: 'Opening checkout...',
  notForSale: 'Not for sale here yet.',
  noPayments:
    'Payments are not set up on this site, so paid plans cannot be bought. All that is free works.',
  terms: 'Prices in US dollars, billed by the month. Cancel at any time.',
  sandbox:
    'Payments are not set up on this server: a labelled sandbox stands in, and no money moves.',
  failed: 'Failed to start checkout process',
} as const;
