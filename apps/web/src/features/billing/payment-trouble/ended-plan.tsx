import { plans, type SubscriptionDetails } from '@cleanpaste/contract';
import { Link } from 'react-router';
import { buttonClass } from '../../../components/button.tsx';
import { paymentTroubleCopy as copy } from '../../../copy/payment-trouble-copy.ts';
import { useSite } from '../../site/index.ts';
import { useFlag } from '../pricing/use-flag.ts';
import { PlanNotice } from './plan-notice.tsx';
import { SandboxDates } from './sandbox-dates.tsx';
import { endOf, isLost } from './trouble.ts';

/** The plan that a failed payment ended and that can be bought again; null without one. */
export function useRenewable(details: SubscriptionDetails | undefined): 'pro' | 'pro5k' | null {
  const { available } = useSite();
  const isExpertSold = useFlag('show_expert_plan');
  const plan = details?.ended_plan;
  if (!details || !isLost(details) || !plan || !available.payments) return null;
  return plan === 'pro' || isExpertSold ? plan : null;
}

/** Which plan ended, when and why; whoever lost it to a card that was refused is offered it again. */
export function EndedPlan({ details }: { details: SubscriptionDetails }) {
  const end = endOf(details);
  const renewable = useRenewable(details);
  const { sandbox } = useSite();
  if (end === null) return null;
  return (
    <PlanNotice
      title={end}
      note={sandbox.payments ? <SandboxDates /> : null}
      isCalm={!isLost(details)}
      action={
        renewable ? (
          <Link to="/pricing" className={buttonClass()}>
            {copy.renew(plans[renewable].cardTitle, plans[renewable].price)}
          </Link>
        ) : null
      }
    >
      {renewable ? copy.cardLater : null}
    </PlanNotice>
  );
}
