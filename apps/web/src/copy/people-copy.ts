import { formatCount } from '../lib/count.ts';

export const peopleCopy = {
  find: 'Find a person by e-mail',
  placeholder: 'E-mail or its beginning',
  action: 'Find',
  busy: 'Finding…',
  empty: 'Type an address or its beginning.',
  searchFailed: 'Failed to find people',
  none: (typed: string) => `No address begins with “${typed}”.`,
  found: (count: number, more: boolean, typed: string) =>
    more
      ? `The first ${count} addresses that begin with “${typed}”. Type more of it to see fewer.`
      : `${count} ${count === 1 ? 'address begins' : 'addresses begin'} with “${typed}”.`,
  clear: 'Close results',
  joined: (when: string) => `Joined ${when}`,
  seen: (when: string) => `Last signed in ${when}`,
  unverified: 'Address not verified',
  back: 'All of Admin',
  loadFailed: 'Failed to load this account',
  gone: 'There is no such account. It may have been deleted.',
  written: {
    before: 'Looking at an account is written down in the ',
    log: 'audit log',
    after: '. None of its texts are shown.',
  },
} as const;

export const personPlanCopy = {
  title: 'Plan',
  free: 'Nobody pays for it, and nothing is given.',
  admin: 'The administrator has everything, without a plan.',
  /** What they pay, where it is known. */
  pays: 'They pay for it.',
  paysNext: (price: string, when: string) => `They pay ${price} a month for it, next on ${when}.`,
  paysAgain: 'They pay for it; the last payment failed and is tried again.',
  paidUntil: (when: string) => `It is paid until ${when}, and ends then.`,
  /** Of a subscription beside a given plan. */
  goesOn: (plan: string) => `Their paid ${plan} subscription goes on and is charged as before.`,
  goesOnNext: (plan: string, price: string, when: string) =>
    `Their paid ${plan} subscription goes on and is charged as before: ${price} a month, next on ${when}.`,
  goesOnFailing: (plan: string) =>
    `Their paid ${plan} subscription goes on; its last payment failed and is tried again.`,
  endsAsAsked: (plan: string, when: string) =>
    `Their paid ${plan} subscription ends on ${when}, as they asked, and is not charged again.`,
  given: (when: string) => `Given by hand on ${when}, without payment.`,
  until: (when: string) => `In force until ${when}, then back to`,
  without: 'Until you take it away; then back to',
  behind: (plan: string) => `${plan} is also given by hand, and counts when the subscription ends.`,
  give: 'Give a plan',
  change: 'Give another plan',
  take: 'Take it away',
  giveTitle: 'Give a plan',
  /** Above the plans: without one the button cannot be pressed. */
  choose: 'Choose a plan',
  giveThis: (plan: string) => `Give ${plan}`,
  giveHint: 'Quotas, history and keys follow at once. The given plan costs them nothing.',
  plan: 'Plan',
  hasNow: (plan: string) => `${plan} (has it now)`,
  day: 'Last day (optional)',
  dayHint: 'In UTC. Leave it empty, and the plan stays until you take it away.',
  dayWrong: 'Choose today or a day to come.',
  why: 'Reason',
  whyHint: 'Required. It is kept in the audit log.',
  whyMissing: 'Please say why.',
  cancel: 'Cancel',
  giving: 'Giving…',
  taking: 'Taking…',
  takeTitle: 'Take the plan away?',
  takeBody: (plan: string, isPaid: boolean) =>
    `The account ${isPaid ? 'stays' : 'is back'} on ${plan}${isPaid ? ', which is paid for' : ' at once'}. What it used stays counted.`,
  /** Said in the card of the plan. */
  gave: 'Plan given.',
  took: 'Plan taken away.',
  failed: 'That did not work. Please try again.',
} as const;

export const personUsageCopy = {
  title: 'Usage',
  basic: 'Basic cleanups',
  statistical: 'Statistical cleanups',
  checks: 'Checks',
  of: (used: number, limit: number | null) =>
    limit === null ? formatCount(used) : `${formatCount(used)} of ${formatCount(limit)}`,
  unlimited: 'used, without limit',
  total: 'in total',
  month: 'this month',
  ever: (basic: string, statistical: string) =>
    `Since the beginning: ${basic} basic and ${statistical} statistical cleanups.`,
} as const;

export const personPaymentsCopy = {
  title: 'Payments',
  none: 'Nothing has been paid.',
  hint: 'As the payment provider told them. Times are in UTC.',
  sum: (amount: string, refunded: string | null) =>
    refunded ? `${amount} in all, ${refunded} of it refunded` : `${amount} in all`,
  subscriptions: 'Subscriptions',
  noSubscriptions: 'There has been no subscription.',
  when: 'When',
  amount: 'Amount',
  refunded: 'Refunded',
  plan: 'Plan',
  status: 'State',
  began: 'Began',
  ended: 'Ended',
  period: 'Paid until',
  ends: (when: string) => `${when}, then ends`,
} as const;

export const personCallsCopy = {
  title: 'Work done',
  hint: 'The newest pieces of work done for this account. Requests that only read, and refused ones, are kept without an account and are not listed. Times are in UTC.',
  none: 'Nothing has been done for this account yet.',
  when: 'When',
  what: 'What',
  from: 'From',
  removed: 'Removed',
  kinds: { basic: 'Basic cleanup', statistical: 'Statistical cleanup', check: 'Check' },
  keys: 'API keys',
  keysHint: 'How keys begin and what they may do. Times are in UTC.',
  noKeys: 'There are no keys.',
  key: 'Begins with',
  scopes: 'May',
  made: 'Made',
  used: 'Last used',
  never: 'Never',
} as const;

export const personChangesCopy = {
  title: 'Done by hand',
  hint: 'Plans given and taken here. Times are in UTC.',
  none: 'No plan has been given or taken here.',
} as const;
