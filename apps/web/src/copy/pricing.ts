export const pricingCopy = {
  title: 'Pricing · CleanPaste',
  description: 'Free for everyday cleaning. Paid plans for people who rewrite and check every day.',
  heading: 'Simple prices',
  lead: 'Cleaning hidden characters is free. Pay only when you rewrite or check a lot.',
  perMonth: 'per month',
  recommended: 'RECOMMENDED',
  basic: 'Unlimited basic cleaning',
  freeStatistical: '1 free statistical cleanup without an account, 3 with one',
  statistical: (count: string) => `${count} statistical cleanups a month`,
  check: (count: number) => `${count} plagiarism & AI ${count === 1 ? 'check' : 'checks'}`,
  checks: (count: number) => `${count} plagiarism checks per month`,
  last3: 'Your last 3 items of history',
  full: 'Your whole history, with CSV export',
  startFree: 'Start for free',
  choose: (title: string) => `Choose ${title}`,
  current: 'Your plan',
  opening: 'Opening checkout...',
  pleaseSignIn: 'Please sign in to continue',
  failed: 'Failed to start checkout process',
} as const;

export const subscriptionCopy = {
  title: 'Subscription · CleanPaste',
  heading: 'Subscription',
  current: 'Current Plan',
  payment: 'Payment method',
  next: 'Next Payment',
  endsOn: (date: string) => `Subscription will end on ${date}`,
  card: (brand: string, last4: string) => `${brand.toUpperCase()} •••• ${last4}`,
  manage: 'Manage Subscription',
  opening: 'Opening...',
  seePlans: 'See plans',
  loadFailed: 'Failed to load subscription data',
  portalFailed: 'Failed to open customer portal',
} as const;

export const checkoutCopy = {
  successTitle: 'Payment Successful',
  successBody: 'Thank you. Your plan is active; its limits apply at once.',
  cancelTitle: 'Payment Cancelled',
  cancelBody: 'No charges were made. You can choose a plan at any time.',
  home: 'Return to Home',
} as const;
