import { type PaidPlan, plans, receivesMail } from '@cleanpaste/contract';
import type { Mail } from '../mail/rules.ts';

/** What people are told by mail. Moments are ISO dates. */
export type Notice =
  | { kind: 'payment-failed'; plan: PaidPlan; nextTry: string | null; isInForce: boolean }
  | { kind: 'plan-ended'; plan: PaidPlan; because: 'payment_failed' | 'other' }
  | { kind: 'plan-changed'; from: PaidPlan | 'free'; to: PaidPlan }
  | { kind: 'account-deleted' };

interface Letterhead {
  to: string;
  productName: string;
  supportEmail: string;
  /** The site's own. */
  origin: string;
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const dateOf = (iso: string) => longDate.format(new Date(iso));
const titleOf = (plan: PaidPlan | 'free') => plans[plan].cardTitle;
const perMonth = (plan: PaidPlan) =>
  `${plans[plan].statistical.limit.toLocaleString('en-US')} statistical cleanups and ${plans[plan].checks.limit} checks a month`;

type Words = { subject: string; lines: string[] };

/** One next try is known, not how many come after it. */
function keepsWords({ isInForce, nextTry }: Extract<Notice, { kind: 'payment-failed' }>): string {
  if (!isInForce) return 'Your plan is on hold until the payment is made.';
  return nextTry ? 'You keep your plan at least until then.' : 'For now your plan stays as it is.';
}

function wordsOf(notice: Notice, { productName, origin }: Letterhead): Words {
  const subscription = `${origin}/subscription`;
  switch (notice.kind) {
    case 'payment-failed': {
      const title = titleOf(notice.plan);
      const next = notice.nextTry
        ? `We try again on ${dateOf(notice.nextTry)}.`
        : 'It is not tried again by itself.';
      return {
        subject: `Your payment for ${productName} ${title} failed`,
        lines: [
          `The monthly payment for your plan ${title} did not come through. ${next}`,
          keepsWords(notice),
          '',
          'To pay with another card, sign in and choose “Update card”:',
          subscription,
        ],
      };
    }
    case 'plan-ended': {
      const title = titleOf(notice.plan);
      return {
        subject: `Your ${productName} plan has ended`,
        lines: [
          notice.because === 'payment_failed'
            ? `Your plan ${title} has ended because the payment failed. Nothing more is charged.`
            : `Your plan ${title} has ended. Nothing more is charged.`,
          'Your account and its history stay, on the free plan.',
          '',
          'If you want the plan back:',
          `${origin}/pricing`,
        ],
      };
    }
    case 'plan-changed':
      return {
        subject: `Your ${productName} plan is now ${titleOf(notice.to)}`,
        lines: [
          `Your plan was changed from ${titleOf(notice.from)} to ${titleOf(notice.to)}: ${perMonth(notice.to)}, for $${plans[notice.to].price} a month.`,
          '',
          'You can see and change it here:',
          subscription,
        ],
      };
    case 'account-deleted':
      return {
        subject: `Your ${productName} account was deleted`,
        lines: [
          'Your account was deleted with its history and settings, as you asked. A subscription that was running was cancelled, and nothing more is charged.',
        ],
      };
  }
}

/** A notice as a mail, in the name of the site as it is configured. */
export function noticeMail(notice: Notice, letterhead: Letterhead): Mail {
  const { subject, lines } = wordsOf(notice, letterhead);
  const { supportEmail, productName } = letterhead;
  const closing = receivesMail(supportEmail)
    ? [`Questions, or was this not you? Write to ${supportEmail}.`]
    : [];
  return {
    to: letterhead.to,
    subject,
    text: [...lines, '', ...closing, productName].join('\n'),
  };
}
