import { formatCount } from '../lib/count.ts';

export const upgradeModalCopy = {
  title: 'You have reached your limit',
  description: 'Your plan has no more of this. Pro has room for everyday work:',
  points: (statistical: number, checks: number) => [
    `${formatCount(statistical)} statistical cleanups a month`,
    `${checks} plagiarism & AI checks a month`,
    'Your whole history, with CSV export',
  ],
  action: (price: number) => `Upgrade to Pro for $${price} a month`,
  busy: 'Opening checkout...',
  pleaseSignIn: 'Please sign in to continue',
  noUrl: 'No checkout URL received',
  failed: 'Failed to create checkout session',
  unavailable: 'Payments are not set up on this server yet.',
} as const;
