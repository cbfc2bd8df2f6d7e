import type { SubscriptionDetails } from '@cleanpaste/contract';
import { paymentTroubleCopy as copy } from '../../../copy/payment-trouble-copy.ts';
import { useSite } from '../../site/index.ts';
import { ManageButton } from '../upgrade/manage-button.tsx';
import { SandboxDates } from './sandbox-dates.tsx';
import { whatNow } from './trouble.ts';

/** Above every page, while a payment has failed: what happened, what comes next, and the way to mend it. */
export default function PaymentBar({ subscription }: { subscription: SubscriptionDetails }) {
  const { sandbox } = useSite();
  return (
    <section aria-label={copy.label} className="border-b border-mark-line bg-mark-wash">
      <div className="column flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <p className="min-w-0 grow basis-64 text-[0.95rem] leading-snug">
          <strong className="font-semibold text-mark">{copy.failed}</strong> {whatNow(subscription)}
          {sandbox.payments ? <SandboxDates /> : null}
        </p>
        <ManageButton label={copy.updateCard} />
      </div>
    </section>
  );
}
