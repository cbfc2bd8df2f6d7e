import { Button } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PanelNote, Skeleton } from '../components/panel.tsx';
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
import { CheckHistory } from '../features/history/check-history.tsx';
import { CleanupHistory } from '../features/history/cleanup-history.tsx';
import { usePlace } from '../features/history/use-place.ts';

function Overview() {
  const { data: account, isError, refetch } = useAccount();
  const cleanups = usePlace('cleanups');
  const checks = usePlace('checks');
  if (isError && !account) {
    return (
      <PanelNote tone="danger">
        <p>{dashboardCopy.loadFailed}</p>
        <Button kind="quiet" size="small" onClick={() => refetch()}>
          {dashboardCopy.retry}
        </Button>
      </PanelNote>
    );
  }
  if (!account) return <Skeleton rows={6} />;
  return (
    <div className="space-y-6">
      <ProfileCard account={account} />
      <UsageCards account={account} />
      {account.plan === 'free' ? <UpgradeBanner /> : null}
      <CleanupHistory {...cleanups} />
      <CheckHistory {...checks} />
      {account.subscription.is_active ? <ApiKeysPanel /> : null}
      <KeepHistory account={account} />
      <DangerZone />
    </div>
  );
}

export default function Dashboard() {
  return (
    <SignedIn>
      <PageHead title={dashboardCopy.title} noindex />
      <div className="mx-auto max-w-4xl px-4 pt-10 sm:px-6 sm:pt-14">
        <div className="mb-7 flex items-center justify-between gap-4">
          <h1 className="font-serif text-4xl font-medium tracking-[-0.015em]">
            {dashboardCopy.heading}
          </h1>
          <FeedbackWidget />
        </div>
        <Overview />
      </div>
    </SignedIn>
  );
}
