import { plans } from '@cleanpaste/contract';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../components/button.tsx';
import { OutcomePage } from '../components/outcome-page.tsx';
import { WithMail } from '../components/with-mail.tsx';
import { checkoutCopy as copy } from '../copy/checkout-copy.ts';
import { changeCopy } from '../copy/plan-change-copy.ts';
import { askedSpecimen, paidSpecimen } from '../copy/specimen-copy.ts';
import { supportCopy } from '../copy/support-copy.ts';
import { useAccount } from '../features/accounts/account/use-account.ts';
import { priceOf } from '../features/billing/pricing/plan-name.ts';
import {
  forgetBegunCheckout,
  isChangeBegun,
  isCheckoutBegun,
} from '../features/billing/upgrade/begun-checkout.ts';
import { useSyncedPayments } from '../features/billing/upgrade/use-synced-payments.ts';
import { useDraft } from '../features/cleaning/draft/use-draft.ts';
import { useSite } from '../features/site/use-site.ts';
import { formatEpochDate } from '../lib/format.ts';
import { useSessionState } from '../lib/session.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

interface Known {
  /** Whether the account subscribes, or that it could not be asked; null until then. */
  active: ReturnType<typeof useSyncedPayments>;
  /** Somebody went to pay from this browser. */
  isBegun: boolean;
  isGuest: boolean;
}

/** What is known of the payment by now: a title, and a sentence. */
function wordsFor({ active, isBegun, isGuest }: Known): [title: string, words: string] {
  if (active === 'failed') return [copy.failedTitle, copy.successFailed];
  if (active) return [copy.successTitle, copy.successActive];
  if (isGuest) return [copy.guestTitle, copy.successGuest];
  if (active === null)
    return isBegun ? [copy.successTitle, copy.successBody] : [copy.askedTitle, copy.successAsking];
  return isBegun ? [copy.pendingTitle, copy.successPending] : [copy.noneTitle, copy.successNone];
}

/** Anybody can open this address: that a payment was made is said when it is known. */
export default function CheckoutSuccess() {
  const [isBegun, setIsBegun] = useState(false);
  const [isChange, setIsChange] = useState(false);
  useEffect(() => {
    if (isCheckoutBegun()) setIsBegun(true);
    if (isChangeBegun()) setIsChange(true);
  }, []);
  const { status } = useSessionState();
  const hasText = useDraft().text !== '';
  const isGuest = useHydrated() && status === 'signed-out';
  const [round, setRound] = useState(0);
  const active = useSyncedPayments(true, round);
  const isKnown = typeof active === 'boolean';
  useEffect(() => {
    if (isKnown) forgetBegunCheckout();
  }, [isKnown]);
  // Who asks again is not thanked meanwhile.
  const isThanked = isBegun && !isGuest && round === 0;
  const isPaid = active === true || (active === null && isThanked);
  const { data: account } = useAccount();
  const { sandbox, supportEmail } = useSite();
  const plan = account && active === true ? plans[account.plan] : null;
  const [title, words] = wordsFor({
    active,
    isBegun: active === null ? isThanked : isBegun,
    isGuest,
  });
  const paid = account?.subscription;
  const price = active === true && paid ? priceOf(paid) : null;
  const renewal =
    price !== null && paid?.current_period_end && !paid.cancel_at_period_end
      ? copy.renews(price, formatEpochDate(paid.current_period_end))
      : null;
  const bought = plan?.price ? copy.nowYours(plan.cardTitle, renewal) : null;
  const signIn = (
    <Link to="/login" state={{ from: '/checkout/success' }} className={buttonClass()}>
      {copy.signIn}
    </Link>
  );
  const again =
    active === false || active === 'failed' || (round > 0 && active === null) ? (
      <Button onClick={() => setRound(round + 1)}>{copy.lookAgain}</Button>
    ) : null;
  return (
    <OutcomePage
      title={title}
      body={words}
      safe={
        isPaid ? (
          <>
            {bought ? <span className="block text-ink">{bought}</span> : null}
            {bought && isChange ? (
              <span className="mt-1 block">
                {sandbox.payments ? changeCopy.wasNothing : changeCopy.wasShown}
              </span>
            ) : null}
            {active === true && sandbox.payments ? (
              <span className="mt-1 block text-sm">{copy.sandbox}</span>
            ) : null}
          </>
        ) : (
          <>
            {hasText ? copy.safe : isGuest ? copy.stillCounts : null}
            {active === false && account ? (
              <span className="mt-2 block text-pretty [overflow-wrap:anywhere]">
                <WithMail
                  address={supportEmail}
                  instead={supportCopy.feedback}
                  way={[supportCopy.feedbackWay, '/dashboard']}
                >
                  {copy.lookedFor(account.email, supportEmail)}
                </WithMail>
              </span>
            ) : null}
          </>
        )
      }
      home={copy.home}
      action={isGuest ? signIn : again}
      drawing={isPaid ? paidSpecimen : askedSpecimen}
      links={
        isGuest
          ? [
              ['/pricing', copy.toPlans],
              ['/statistical-watermarks', copy.toArticle],
            ]
          : [
              ['/dashboard', copy.toDashboard],
              ['/subscription', copy.toSubscription],
            ]
      }
    />
  );
}
