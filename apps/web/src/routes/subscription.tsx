import { plans, type SubscriptionDetails } from '@cleanpaste/contract';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { buttonClass } from '../components/button.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Panel } from '../components/panel.tsx';
import { PageSkeleton, Skeleton } from '../components/skeleton.tsx';
import { paymentTroubleCopy as trouble } from '../copy/payment-trouble-copy.ts';
import { changeCopy } from '../copy/plan-change-copy.ts';
import { subscriptionCopy as copy } from '../copy/subscription-copy.ts';
import { useAccount } from '../features/accounts/account/use-account.ts';
import { SignedIn } from '../features/accounts/auth/guard.tsx';
import { UsageList } from '../features/accounts/dashboard/usage-list.tsx';
import { isUsedUp } from '../features/accounts/dashboard/when-anew.tsx';
import { EndedPlan, useRenewable } from '../features/billing/payment-trouble/ended-plan.tsx';
import { PlanNotice } from '../features/billing/payment-trouble/plan-notice.tsx';
import { SandboxDates } from '../features/billing/payment-trouble/sandbox-dates.tsx';
import { isLost, nextTryOf, whatNow } from '../features/billing/payment-trouble/trouble.ts';
import { isFailing } from '../features/billing/pricing/is-failing.ts';
import { planName, priceOf, soldAs } from '../features/billing/pricing/plan-name.ts';
import { fromPortal, ManageButton } from '../features/billing/upgrade/manage-button.tsx';
import { useSyncedPayments } from '../features/billing/upgrade/use-synced-payments.ts';
import { useSite } from '../features/site/use-site.ts';
import { formatCount } from '../lib/count.ts';
import { formatEpochDate, formatEpochMoment } from '../lib/format.ts';

const daySeconds = 24 * 60 * 60;

function Fact({ term, note, children }: { term: string; note?: string; children: string }) {
  return (
    <div className="justify-between gap-x-6 py-3 sm:flex">
      <dt className="text-soft">{term}</dt>
      <dd className="font-medium sm:text-right">
        {children}
        {note ? <span className="block text-sm font-normal text-soft">{note}</span> : null}
      </dd>
    </div>
  );
}

/** The next payment, where one comes by itself; of one that failed the next try. */
function Coming({ details }: { details: SubscriptionDetails }) {
  const price = priceOf(details);
  const said = (date: string) => (price === null ? date : copy.nextAmount(date, price));
  if (isFailing(details)) {
    const next = nextTryOf(details);
    return next === null ? null : <Fact term={trouble.next}>{said(next)}</Fact>;
  }
  if (!details.is_active || details.cancel_at_period_end || details.is_given) return null;
  const { current_period_end: end } = details;
  return (
    <>
      <Fact term={copy.next}>{said(formatEpochDate(end))}</Fact>
      {end === null ? null : (
        <Fact term={copy.cancelBy} note={copy.cancelByMeans}>
          {formatEpochMoment(end - daySeconds)}
        </Fact>
      )}
    </>
  );
}

/** The way to the portal, in a box; that there is none on this site is said once, at the foot. */
function Mending({ label }: { label: string }) {
  const { available } = useSite();
  if (!available.payments) return null;
  return <ManageButton label={label} />;
}

/** A payment that failed: what comes next, and the way to mend it, before everything else. */
function Failing({ details }: { details: SubscriptionDetails }) {
  const { sandbox } = useSite();
  return (
    <PlanNotice
      title={trouble.failed}
      note={sandbox.payments ? <SandboxDates /> : null}
      action={<Mending label={trouble.updateCard} />}
    >
      {whatNow(details)}
    </PlanNotice>
  );
}

/** A plan that ends by itself, and the way to keep it: before everything else, too. */
function Ending({ details }: { details: SubscriptionDetails }) {
  const date = formatEpochDate(details.current_period_end);
  if (details.is_given) return <PlanNotice title={copy.givenUntil(date)} />;
  const price = priceOf(details);
  return (
    <PlanNotice title={copy.endsOn(date)} action={<Mending label={copy.keep} />}>
      {/* Of a payment that failed, which is tried again, it would not be true. */}
      {isFailing(details) ? null : copy.endsHint}
      {isFailing(details) || price === null ? null : ` ${copy.keepHint(date, price)}`}
    </PlanNotice>
  );
}

function Details() {
  const { data: account, isError, refetch } = useAccount();
  const isRenewable = useRenewable(account?.subscription) !== null;
  const { available, sandbox } = useSite();
  if (isError) {
    return <LoadFailed onRetry={refetch}>{copy.loadFailed}</LoadFailed>;
  }
  if (!account) return <Skeleton rows={3} />;
  const details = account.subscription;
  // The card of a plan that has ended pays for nothing: it is shown where it can be changed.
  const isOver = details.state === 'ended';
  const hasCard = !isOver || available.payments;
  const price = priceOf(details);
  const isEnding = details.is_active && details.cancel_at_period_end;
  // A given plan has nothing to manage, unless a subscription goes on beside it.
  const isPaid = !details.is_given || details.payment_method_last4 !== null;
  const { payment_method_brand: brand, payment_method_last4: last4 } = details;
  const card =
    hasCard && brand && last4 ? (
      <Fact term={copy.card}>{copy.cardNumber(brand, last4)}</Fact>
    ) : null;
  return (
    // Beside one another where there is room: what the plan is and costs, and how much of it is used.
    <div className="px-5 py-4 sm:px-6 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-x-10 lg:py-6">
      {/* Over both: what has to be read before anything else. */}
      <div className="mb-5 space-y-3 empty:hidden lg:col-span-2">
        {isEnding ? <Ending details={details} /> : null}
        {isFailing(details) ? <Failing details={details} /> : null}
        <EndedPlan details={details} />
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-start-2">
        <p className="flex flex-wrap items-baseline gap-x-3 font-serif text-3xl">
          {planName(details)}
          {soldAs(details) ? (
            <span className="font-sans text-base text-soft">{soldAs(details)}</span>
          ) : null}
          {price === null ? null : (
            <span className="ml-auto font-sans text-base tabular-nums">{copy.price(price)}</span>
          )}
        </p>
        {isOver ? <p className="mt-2 text-pretty text-soft">{copy.kept}</p> : null}
        <dl className="mt-2 divide-y divide-line max-lg:not-empty:border-b max-lg:not-empty:border-line">
          {isOver ? null : card}
          <Coming details={details} />
        </dl>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:border-l lg:border-line lg:pl-10">
        <UsageList usage={account.usage} />
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-start-3">
        {details.is_given ? <p className="mt-2 text-soft">{copy.given}</p> : null}
        {sandbox.payments &&
        details.payment_method_last4 &&
        !isFailing(details) &&
        !isOver &&
        !isLost(details) ? (
          <p className="mt-2 text-sm text-soft">{copy.sandbox}</p>
        ) : null}
        {account.plan === 'free' && !isFailing(details) ? (
          <p className="mt-2 text-soft">
            {copy.more(
              formatCount(plans.pro.statistical.limit),
              plans.pro.checks.limit,
              isUsedUp(account.usage.statistical) || isUsedUp(account.usage.checks),
            )}
          </p>
        ) : null}
        <div className="mt-4 mb-2 flex flex-wrap gap-3">
          {(details.is_active && isPaid) || isFailing(details) || isRenewable ? null : (
            <Link to="/pricing" className={buttonClass(isLost(details) ? 'quiet' : 'primary')}>
              {copy.seePlans}
            </Link>
          )}
          {/* Above the button that changes it. */}
          {isOver && card ? <dl className="mt-4 basis-full border-t border-line">{card}</dl> : null}
          {details.state === 'none' || !isPaid ? null : (
            <ManageButton
              kind={details.is_active && !isEnding && !isFailing(details) ? 'primary' : 'quiet'}
              label={isOver ? copy.cards : copy.manage}
            />
          )}
        </div>
        {details.is_active && !isEnding && isPaid && available.payments ? (
          <p className="mb-2 text-sm text-pretty text-soft">
            {isFailing(details) ? changeCopy.whileOwed : changeCopy.inPortal}{' '}
            {isFailing(details)
              ? null
              : sandbox.payments
                ? changeCopy.free
                : changeCopy.shownBefore}
          </p>
        ) : null}
      </div>
    </div>
  );
}

export default function Subscription() {
  const [query, setQuery] = useSearchParams();
  const isBack = query.has(fromPortal);
  const synced = useSyncedPayments(isBack) !== null;
  useEffect(() => {
    if (isBack && synced) setQuery({}, { replace: true });
  }, [isBack, synced, setQuery]);
  return (
    <SignedIn waiting={<PageSkeleton shape="panel" />}>
      <PageHead title={copy.title} noindex />
      <div className="pt-10 sm:pt-14">
        <h1 className="page-title mb-7">{copy.heading}</h1>
        <Panel title={copy.current}>
          <Details />
        </Panel>
      </div>
    </SignedIn>
  );
}
