import { subscriptionCopy } from './subscription-copy.ts';

export const checkoutCopy = {
  successTitle: 'Payment Successful',
  /** Anybody can open the address: while it is asked, and where nobody is known to have paid. */
  askedTitle: 'Finding your payment',
  noneTitle: 'We found no payment',
  guestTitle: 'Please sign in',
  failedTitle: 'Not known yet',
  pendingTitle: 'Not confirmed yet',
  successAsking: 'One moment: we are checking whether a payment has arrived.',
  successGuest: 'Sign in to see whether your payment has come: it is known to your account alone.',
  successFailed: 'The server gave no answer about a payment. Look again in a moment.',
  successNone:
    'No new payment has come for this account. If you have just paid, look again in a moment: a payment that was made is not lost.',
  /** Where nothing was found: for whom it was looked up, and who helps. */
  lookedFor: (email: string, support: string) =>
    `Looked up for ${email}. If you paid with another account, sign in with that one; otherwise write to ${support}.`,
  lookAgain: 'Look again',
  signIn: 'Sign in',
  successBody: 'Thank you for your payment.',
  successActive: 'Thank you. Your plan is active; its limits apply at once.',
  /** What was paid, and when it is paid again. */
  renews: (price: number, date: string) => `${subscriptionCopy.price(price)}, renews on ${date}.`,
  sandbox: 'This is the sandbox: no money was moved.',
  /** What somebody has now, and what they pay for it, where they pay. */
  nowYours: (plan: string, renewal: string | null) =>
    renewal === null ? `${plan} is yours.` : `${plan}: ${renewal}`,
  successPending:
    'Your plan becomes active as soon as the payment is confirmed. A payment that was made is not lost.',
  cancelTitle: 'Payment Cancelled',
  cancelBody: 'No charges were made. You can choose a plan at any time.',
  /** The text in the box outlives the way to the checkout and back. */
  safe: 'A text that you left in the cleaner is still there.',
  /** Where there is no such text. */
  asBefore: 'Your plan and your account are as they were.',
  stillCounts: 'A payment that was made is not lost.',
  toDashboard: 'See your limits on the dashboard',
  /** As the dashboard calls the way there: whether there is a subscription may not be known here. */
  toSubscription: 'Plan details',
  toPlans: 'Compare the plans',
  /** For whoever turned back from one. */
  toPlansAgain: 'Back to the prices',
  toArticle: 'Read what a rewrite changes',
  home: 'Return to Home',
} as const;
