import { site } from '../lib/site.ts';

export const subscriptionCopy = {
  title: `Subscription · ${site.productName}`,
  heading: 'Subscription',
  current: 'Current Plan',
  /** What the plan costs, beside its name. */
  price: (dollars: number) => `$${dollars} a month`,
  card: 'Card',
  next: 'Next Payment',
  nextAmount: (date: string, dollars: number) => `$${dollars} on ${date}`,
  endsOn: (date: string) => `Subscription will end on ${date}`,
  endsHint:
    'Until then you keep the whole plan, and pay nothing more. Afterwards your history stays saved, and the free plan shows its last 3 items.',
  /** What the button below it brings. */
  keepHint: (date: string, dollars: number) =>
    `If you keep the subscription, the next payment is $${dollars} on ${date}.`,
  /** Once it has. */
  kept: 'Your history is still saved. The free plan shows its last 3 items.',
  /** As the terms have it: a day before the next payment. */
  cancelBy: 'Cancel by',
  cancelByMeans: 'a day before the next payment',
  keep: 'Keep the subscription',
  sandbox: 'Payments here are a sandbox: no money moves, and its calendar may run ahead.',
  /** Of a subscription that is over. */
  cards: 'Card and payments',
  given: 'This plan was given to you. You pay nothing for it.',
  givenUntil: (date: string) => `It is yours until ${date}`,
  /** In one line wherever it stands. */
  cardNumber: (brand: string, last4: string) => `${brand.toUpperCase()}\u00A0••••\u00A0${last4}`,
  manage: 'Manage Subscription',
  opening: 'Opening...',
  seePlans: 'See plans',
  /** The one way up, said in what it brings; beside a limit that is reached it already stands that it does not renew. */
  more: (statistical: string, checks: number, isReached: boolean) =>
    `${isReached ? '' : 'A free allowance does not renew. '}Pro has ${statistical} statistical cleanups and ${checks} checks every month, and your whole history.`,
  loadFailed: 'Failed to load subscription data',
  portalFailed: 'Failed to open customer portal',
  noPortal: 'Payments are not set up on this site, so the subscription cannot be managed here.',
  pleaseSignIn: 'Please sign in to continue',
} as const;
