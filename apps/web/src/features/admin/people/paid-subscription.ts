import { type Person, plans } from '@cleanpaste/contract';
import { personPlanCopy as copy } from '../../../copy/people-copy.ts';
import { formatLongDay } from '../lists/figures.ts';

type Subscription = Person['subscriptions'][number];

/** The subscription that pays for a plan which is in force, or would be without what is given; null without one. */
function payingOf({ paid_plan, subscriptions }: Person): Subscription | null {
  if (paid_plan === 'free') return null;
  const states = ['active', 'trialing', 'past_due'];
  const paying = subscriptions.filter(
    ({ plan, status, ended_at }) =>
      plan === paid_plan && ended_at === null && states.includes(status),
  );
  return paying[0] ?? null;
}

const endOf = ({ current_period_end: end }: Subscription) =>
  end === null ? null : formatLongDay(new Date(end * 1000).toISOString());

const priceOf = ({ plan }: Subscription) => `$${plans[plan].price}`;

/** What a plan costs that is paid for: how much and when next, where that is known. */
export function paymentOf(person: Person): string {
  const paying = payingOf(person);
  const end = paying && endOf(paying);
  if (paying?.status === 'past_due') return copy.paysAgain;
  if (!paying || end === null) return copy.pays;
  return paying.cancel_at_period_end ? copy.paidUntil(end) : copy.paysNext(priceOf(paying), end);
}

/** What becomes of their paid subscription beside a plan that is given; null where they have none. */
export function subscriptionBeside(person: Person): string | null {
  const paying = payingOf(person);
  if (!paying) return null;
  const { cardTitle } = plans[paying.plan];
  const end = endOf(paying);
  if (paying.status === 'past_due') return copy.goesOnFailing(cardTitle);
  if (end === null) return copy.goesOn(cardTitle);
  return paying.cancel_at_period_end
    ? copy.endsAsAsked(cardTitle, end)
    : copy.goesOnNext(cardTitle, priceOf(paying), end);
}
