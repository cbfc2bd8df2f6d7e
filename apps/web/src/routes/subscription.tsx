import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button, buttonClass } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Panel, PanelNote, Skeleton } from '../components/panel.tsx';
import { dashboardCopy } from '../copy/dashboard-copy.ts';
import { subscriptionCopy as copy } from '../copy/subscription-copy.ts';
import { useAccount } from '../features/accounts/account/use-account.ts';
import { SignedIn } from '../features/accounts/auth/guard.tsx';
import { planName } from '../features/billing/pricing/plan-name.ts';
import { fromPortal, ManageButton } from '../features/billing/upgrade/manage-button.tsx';
import { useSyncedPayments } from '../features/billing/upgrade/use-synced-payments.ts';
import { formatEpochDate } from '../lib/format.ts';

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
      <dt className="text-soft">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

function Details() {
  const { data: account, isError, refetch } = useAccount();
  if (isError) {
    return (
      <PanelNote tone="danger">
        <p>{copy.loadFailed}</p>
        <Button kind="quiet" size="small" onClick={() => refetch()}>
          {dashboardCopy.retry}
        </Button>
      </PanelNote>
    );
  }
  if (!account) return <Skeleton rows={3} />;
  const details = account.subscription;
  const date = formatEpochDate(details.current_period_end);
  return (
    <div className="px-5 py-4 sm:px-6">
      <p className="font-serif text-3xl">{planName(details)}</p>
      <dl className="mt-2 divide-y divide-line">
        {details.payment_method_brand && details.payment_method_last4 ? (
          <Fact term={copy.payment}>
            {copy.card(details.payment_method_brand, details.payment_method_last4)}
          </Fact>
        ) : null}
        {details.is_active && !details.cancel_at_period_end ? (
          <Fact term={copy.next}>{date}</Fact>
        ) : null}
      </dl>
      {details.is_active && details.cancel_at_period_end ? (
        <p className="mt-2 rounded-lg bg-mark-wash px-4 py-3 text-mark">{copy.endsOn(date)}</p>
      ) : null}
      <div className="mt-4 mb-2 flex flex-wrap gap-3">
        {details.is_active ? <ManageButton /> : null}
        {details.is_active ? null : (
          <Link to="/pricing" className={buttonClass()}>
            {copy.seePlans}
          </Link>
        )}
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
    <SignedIn>
      <PageHead title={copy.title} noindex />
      <div className="mx-auto max-w-2xl px-4 pt-10 sm:px-6 sm:pt-14">
        <h1 className="mb-7 font-serif text-4xl font-medium tracking-[-0.015em]">{copy.heading}</h1>
        <Panel title={copy.current}>
          <Details />
        </Panel>
      </div>
    </SignedIn>
  );
}
