import { type Plan, plans } from '@cleanpaste/contract';
import { Button } from '../../../components/button.tsx';
import { CheckList, type Point } from '../../../components/check-list.tsx';
import { comparesCopy } from '../../../copy/compares-copy.ts';
import { pricingCopy } from '../../../copy/pricing-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { useSite } from '../../site/index.ts';

export type PlanForSale = 'free' | 'pro' | 'pro5k';

function pointsOf(plan: Plan, compares: string): Point[] {
  const paid = plan.statistical.period === 'month';
  const checks = plan.checks.limit ?? 0;
  return [
    paid ? pricingCopy.basic : pricingCopy.freeBasic,
    paid
      ? pricingCopy.statistical(formatCount(plan.statistical.limit ?? 0))
      : pricingCopy.freeStatistical,
    {
      point:
        plan.checks.period === 'month' ? pricingCopy.checks(checks) : pricingCopy.check(checks),
      note: compares,
    },
    plan.history === 'full' ? pricingCopy.full : pricingCopy.last3,
    paid ? pricingCopy.keys : pricingCopy.freeKeys,
  ];
}

interface PlanCardProps {
  id: PlanForSale;
  /** Stands on the one card that most people should look at. */
  praise: string | null;
  current: boolean;
  /** True for whoever pays for a plan: what is free is nothing to start then. */
  isPaying: boolean;
  /** What a change to it costs today; null for whoever does not change from another one. */
  changeTerms: string | null;
  busy: boolean;
  /** False where payments are not set up: there is no button then. */
  isForSale: boolean;
  onChoose: () => void;
}

/** One plan: its price, what is in it, and the button. */
export function PlanCard(props: PlanCardProps) {
  const { id, praise, current, isPaying, changeTerms, busy, isForSale, onChoose } = props;
  const { checking } = useSite();
  const plan: Plan = plans[id];
  const isFallBack = id === 'free' && isPaying;
  const frame = praise
    ? 'border-accent ring-1 ring-accent'
    : current
      ? 'border-edge ring-1 ring-edge'
      : 'border-line';
  return (
    <section
      aria-label={plan.cardTitle}
      className={`relative flex flex-col rounded-2xl border bg-surface p-5 shadow-card lg:p-6 ${frame}`}
    >
      {current ? (
        <p className="absolute -top-3 left-6 rounded-full bg-ink px-3 py-0.5 text-[0.82rem] font-bold text-paper">
          {pricingCopy.yours}
        </p>
      ) : null}
      {praise ? (
        <p className="absolute -top-3 left-6 rounded-full bg-accent px-3 py-0.5 text-[0.82rem] font-bold text-accent-ink">
          {praise}
        </p>
      ) : null}
      <h2 className="text-lg font-semibold">{plan.cardTitle}</h2>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-5xl">${plan.price}</span>
        <span className="whitespace-nowrap text-soft">{pricingCopy.perMonth}</span>
      </p>
      <CheckList points={pointsOf(plan, comparesCopy(checking))} className="my-6 grow" />
      {isFallBack ? (
        <p className="flex min-h-11 items-center text-sm text-soft">{pricingCopy.afterwards}</p>
      ) : isForSale || current ? (
        <>
          {/* Above, so that the buttons of the plans stand in one line. */}
          {current || !changeTerms ? null : (
            <p className="mb-3 text-sm text-pretty text-soft">{changeTerms}</p>
          )}
          <Button
            className="h-auto! min-h-11 py-2"
            kind={praise ? 'primary' : 'quiet'}
            onClick={onChoose}
            disabled={busy || current}
          >
            {current ? pricingCopy.current : busy ? pricingCopy.opening : label(id)}
          </Button>
        </>
      ) : (
        <p className="flex min-h-11 items-center text-sm text-soft">{pricingCopy.notForSale}</p>
      )}
    </section>
  );
}

const label = (id: PlanForSale) =>
  id === 'free' ? pricingCopy.startFree : pricingCopy.choose(plans[id].cardTitle);
