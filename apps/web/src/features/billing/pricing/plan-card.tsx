import { type Plan, plans } from '@cleanpaste/contract';
import { Button } from '../../../components/button.tsx';
import { CheckList } from '../../../components/check-list.tsx';
import { pricingCopy } from '../../../copy/pricing-copy.ts';
import { formatCount } from '../../../lib/count.ts';

export type PlanForSale = 'free' | 'pro' | 'pro5k';

function pointsOf(plan: Plan): string[] {
  const paid = plan.statistical.period === 'month';
  const checks = plan.checks.limit ?? 0;
  return [
    pricingCopy.basic,
    paid
      ? pricingCopy.statistical(formatCount(plan.statistical.limit ?? 0))
      : pricingCopy.freeStatistical,
    paid ? pricingCopy.checks(checks) : pricingCopy.check(checks),
    plan.history === 'full' ? pricingCopy.full : pricingCopy.last3,
  ];
}

interface PlanCardProps {
  id: PlanForSale;
  recommended: boolean;
  current: boolean;
  busy: boolean;
  onChoose: () => void;
}

/** One plan: its price, what is in it, and the button. */
export function PlanCard({ id, recommended, current, busy, onChoose }: PlanCardProps) {
  const plan: Plan = plans[id];
  return (
    <section
      aria-label={plan.cardTitle}
      className={`relative flex flex-col rounded-2xl border bg-surface p-6 shadow-card ${recommended ? 'border-accent' : 'border-line'}`}
    >
      {recommended ? (
        <p className="absolute -top-3 left-6 rounded-full bg-accent px-3 py-1 text-xs font-bold tracking-wide text-accent-ink">
          {pricingCopy.recommended}
        </p>
      ) : null}
      <h2 className="text-lg font-semibold">{plan.cardTitle}</h2>
      <p className="mt-3 flex items-baseline gap-2">
        <span className="font-serif text-5xl">${plan.price}</span>
        <span className="text-soft">{pricingCopy.perMonth}</span>
      </p>
      <CheckList points={pointsOf(plan)} className="my-6 grow" />
      <Button
        kind={recommended || id === 'pro' ? 'primary' : 'quiet'}
        onClick={onChoose}
        disabled={busy || current}
      >
        {current ? pricingCopy.current : busy ? pricingCopy.opening : label(id, plan)}
      </Button>
    </section>
  );
}

const label = (id: PlanForSale, plan: Plan) =>
  id === 'free' ? pricingCopy.startFree : pricingCopy.choose(plan.cardTitle);
