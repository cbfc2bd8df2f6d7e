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
  sandbox:
    'Payments are not set up on this server: a labelled sandbox stands in, and no money moves.',
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
  pleaseSignIn: 'Please sign in to continue',
} as const;

export const checkoutCopy = {
  successTitle: 'Payment Successful',
  successBody: 'Thank you for your payment.',
  successActive: 'Thank you. Your plan is active; its limits apply at once.',
  successPending:
    'Thank you. Your plan will be active in a moment, as soon as the payment is confirmed.',
  cancelTitle: 'Payment Cancelled',
  cancelBody: 'No charges were made. You can choose a plan at any time.',
  home: 'Return to Home',
} as const;
