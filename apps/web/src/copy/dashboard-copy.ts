import { site } from '../lib/site.ts';

export const dashboardCopy = {
  title: `Dashboard · ${site.productName}`,
  heading: 'Dashboard',
  plan: 'Plan',
  manage: 'Manage Subscription',
  /** Of an account without a subscription. */
  details: 'Plan details',
  loadFailed: 'Failed to load dashboard data',
  basic: 'Basic cleanups',
  statistical: 'Statistical cleanups',
  checks: 'Plagiarism & AI checks',
  unlimited: 'Unlimited',
  of: (used: string, limit: string) => `${used} of ${limit} used`,
  ofLimit: (limit: string) => `of ${limit} used`,
  inTotal: 'in total',
  thisMonth: 'this month',
  sofar: 'so far',
  resets: (date: string) => `Resets on ${date}`,
  usedUp: 'Used up.',
  /** Of an allowance that has no next month. */
  once: 'A free allowance does not renew.',
  allTime: (shown: string, count: number) =>
    `Since the account was made: ${shown} statistical ${count === 1 ? 'cleanup' : 'cleanups'}.`,
  ends: (date: string) => `Ends ${date}`,
  bannerTitle: 'More room with Pro',
  bannerBody: (statistical: string, checks: number) =>
    `${statistical} statistical cleanups and ${checks} checks a month, and your whole history.`,
  bannerAction: 'See plans',
  privacy: 'Privacy',
  keepHistory: 'Keep my history',
  keepHistoryHint:
    'When this is off, new texts, cleaned or checked, are not stored. What is already here stays until you delete it. Deleted texts are erased after 30 days.',
  keepHistoryFailed: 'The switch could not be changed. Please try again.',
  dangerTitle: 'Danger zone',
  dangerBody:
    'Deleting your account erases it with all its texts. Nothing of it can be brought back.',
  deleteAccount: 'Delete account',
  deleteTitle: 'Delete your account?',
  /** Before and after the address. */
  deleteWhose: ['This deletes the account of', 'for good. It cannot be undone.'],
  /** Of a subscription that gives no plan just now; one that does is named above. */
  deleteEnds: 'An active subscription is cancelled immediately.',
  deletePoints: [
    'Erased at once: your history with its texts, your feedback, your settings, API keys and links to reports.',
    'Kept for a year: how much of the free allowance you used, under a code made from your address. The address cannot be read back from the code.',
    'Kept without limit: the operator’s notes that your account was looked at, or given a plan by hand, and why. Your address is not in them.',
    'Kept for three days at most: your address, until our last mail to you is sent.',
  ],
  deleteType: (address: string) => `Type ${address} to confirm`,
  deleteTypeHint: 'Capitals make no difference.',
  deleteMismatch: 'That is not the address of this account.',
  /** For whoever pays: what they lose, by its name. */
  deletePaid: (plan: string) =>
    `You pay for ${plan}: the subscription is cancelled immediately, and nothing is paid back.`,
  deleteConfirm: 'Delete my account',
  deleting: 'Deleting...',
  cancel: 'Cancel',
  deleted: 'Your account has been deleted',
  deleteFailed: 'Failed to delete account. Please try again.',
  deleteNeedsSignIn: 'Please sign in to delete your account.',
} as const;
