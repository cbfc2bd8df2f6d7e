import { type PlanId, plans, type ReachedLimit, type Unit } from '@cleanpaste/contract';
import { formatCount } from '../lib/count.ts';
import { formatUtcDate } from '../lib/format.ts';

const unitNames: Record<Unit, [one: string, many: string]> = {
  basic: ['cleanup', 'cleanups'],
  statistical: ['statistical cleanup', 'statistical cleanups'],
  check: ['plagiarism & AI check', 'plagiarism & AI checks'],
};

const nameOf = (feature: Unit, count: number) => unitNames[feature][count === 1 ? 0 : 1];

export const upgradeModalCopy = {
  title: 'You have reached your limit',
  description: 'Your plan has no more of this. Pro has room for everyday work:',
  /** What is used up, and when there is more. */
  reached: ({ feature, plan, limit, resetsAt }: ReachedLimit) =>
    resetsAt === null
      ? `The ${limit === 1 ? '' : `${limit} `}${nameOf(feature, limit)} of the ${plans[plan].label.toLowerCase()} ${limit === 1 ? 'is used up. It does' : 'are used up. They do'} not renew.`
      : `All ${formatCount(limit)} ${nameOf(feature, limit)} for this month are used up. They reset on ${formatUtcDate(resetsAt)}.`,
  roomier: (plan: PlanId) =>
    plan === 'pro' ? 'Expert has more room now:' : 'Pro has room for everyday work:',
  points: {
    statistical: (count: number) => `${formatCount(count)} statistical cleanups a month`,
    checks: (count: number) => `${count} plagiarism & AI checks a month`,
    history: 'Your whole history, with CSV export',
  },
  action: (title: string, price: number) => `Upgrade to ${title} for $${price} a month`,
  /** What goes on without paying, by what is used up. */
  free: {
    basic: null,
    statistical: 'Cleaning hidden characters stays free and unlimited.',
    check: 'Cleaning hidden characters stays free and unlimited.',
  } satisfies Record<Unit, string | null>,
  /** The same for whoever pays already. */
  unlimited: {
    basic: null,
    statistical: 'Cleaning hidden characters has no limit.',
    check: 'Cleaning hidden characters has no limit.',
  } satisfies Record<Unit, string | null>,
  withoutRewriting: 'Clean without rewriting',
  /** What was done before the check was refused. */
  checkOnly: 'Your text is cleaned; only the check was not made.',
  withoutCheck: 'Back to the cleaned text',
  understood: 'Understood',
  seeUse: 'See what is used',
  busy: 'Opening checkout...',
  pleaseSignIn: 'Please sign in to continue',
  noUrl: 'No checkout URL received',
  failed: 'Failed to create checkout session',
  unavailable: 'Payments are not set up on this site, so no plan can be bought at the moment.',
} as const;
