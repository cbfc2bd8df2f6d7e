import type { Account } from '@cleanpaste/contract';
import { LoadFailed } from '../components/load-failed.tsx';
import { PageHead } from '../components/page-head.tsx';
import { CardsSkeleton, PageSkeleton } from '../components/skeleton.tsx';
import { dashboardCopy } from '../copy/dashboard-copy.ts';
import { useAccount } from '../features/accounts/account/use-account.ts';
import { ApiKeysPanel } from '../features/accounts/api-keys/api-keys-panel.tsx';
import { SignedIn } from '../features/accounts/auth/guard.tsx';
import { DangerZone } from '../features/accounts/dashboard/danger-zone.tsx';
import { KeepHistory } from '../features/accounts/dashboard/keep-history.tsx';
import { ProfileCard } from '../features/accounts/dashboard/profile-card.tsx';
import { UpgradeBanner } from '../features/accounts/dashboard/upgrade-banner.tsx';
import { UsageCards } from '../features/accounts/dashboard/usage-cards.tsx';
import { FeedbackWidget } from '../features/admin/feedback/feedback-widget.tsx';
import { useRenewable } from '../features/billing/payment-trouble/ended-plan.tsx';
import { PlanTrouble } from '../features/billing/payment-trouble/plan-trouble.tsx';
import { isLost } from '../features/billing/payment-trouble/trouble.ts';
import { isFailing } from '../features/billing/pricing/is-failing.ts';
import { paidFor } from '../features/billing/pricing/plan-name.ts';
import { ReportLinks } from '../features/checking/report-links.tsx';
import { CheckHistory } from '../features/history/check-history.tsx';
import { CleanupHistory } from '../features/history/cleanup-history.tsx';
import { usePlace } from '../features/history/use-place.ts';
import { useSite } from '../features/site/use-site.ts';

/** Whoever lost a plan is offered that one above, and no other beside it. */
function OfferUnlessRenewed({ subscription }: Pick<Account, 'subscription'>) {
  return useRenewable(subscription) === null ? <UpgradeBanner /> : null;
}

/** The way up, for whoever is on the free plan. */
function Offer({ subscription, usage }: Pick<Account, 'subscription' | 'usage'>) {
  if (isLost(subscription)) return <OfferUnlessRenewed subscription={subscription} />;
  return <UpgradeBanner isQuiet={usage.basic.used + usage.statistical.used === 0} />;
}

function Overview() {
  const { data: account, isError, refetch } = useAccount();
  const cleanups = usePlace('cleanups');
  const checks = usePlace('checks');
  const { available } = useSite();
  if (isError && !account) {
    return <LoadFailed onRetry={refetch}>{dashboardCopy.loadFailed}</LoadFailed>;
  }
  if (!account) return <CardsSkeleton />;
  return (
    <div className="space-y-4 sm:space-y-6">
      <ProfileCard account={account}>
        <PlanTrouble details={account.subscription} />
      </ProfileCard>
      <UsageCards account={account} />
      {account.plan === 'free' && available.payments ? (
        <Offer subscription={account.subscription} usage={account.usage} />
      ) : null}
      <CleanupHistory
        {...cleanups}
        isQuiet={isFailing(account.subscription) || isLost(account.subscription)}
      />
      <CheckHistory {...checks} />
      <ReportLinks />
      <ApiKeysPanel hasPlan={account.subscription.is_active} />
      <KeepHistory account={account} />
      <DangerZone
        email={account.email}
        plan={paidFor(account.subscription)?.cardTitle ?? null}
        hasSubscription={isFailing(account.subscription)}
      />
    </div>
  );
}

export default function Dashboard() {
  return (
    <SignedIn waiting={<PageSkeleton shape="cards" />}>
      <PageHead title={dashboardCopy.title} noindex />
      <div className="pt-6 sm:pt-14">
        <div className="mb-5 flex flex-wrap sm:mb-7 items-center justify-between gap-x-4 gap-y-2">
          <h1 className="page-title">{dashboardCopy.heading}</h1>
          <FeedbackWidget />
        </div>
        <Overview />
      </div>
    </SignedIn>
  );
}
