import { formatCount } from '../lib/count.ts';
export const signInModalCopy = {
  title: 'Sign in to keep going',
  description: 'Your free cleanup without an account is used.',
  points: [
    'Unlimited basic cleaning',
    '3 free statistical watermark removals',
    'Access to your cleanup history',
  ],
} as const;

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
