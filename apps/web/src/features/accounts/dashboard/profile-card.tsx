import { type Account, plans } from '@cleanpaste/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../../components/button.tsx';
import { dashboardCopy } from '../../../copy/dashboard-copy.ts';
import { formatEpochDate } from '../../../lib/format.ts';

interface ProfileCardProps {
  account: Account;
  /** What is to be said of the payment of the plan. */
  children?: ReactNode;
}

/** Who is signed in, and on which plan. */
export function ProfileCard({ account, children }: ProfileCardProps) {
  const { subscription } = account;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 rounded-2xl border border-line bg-surface px-5 py-3.5 sm:gap-y-4 sm:py-4 shadow-card sm:px-6">
      <div className="min-w-0 grow basis-48">
        {account.name ? (
          <p className="font-semibold [overflow-wrap:anywhere]">{account.name}</p>
        ) : null}
        <p
          className={`[overflow-wrap:anywhere] ${account.name ? 'text-sm text-soft' : 'font-semibold'}`}
        >
          {account.email}
        </p>
      </div>
      {/* Where there is no room beside the address, both go to the row below together. */}
      <div className="flex grow flex-wrap items-center gap-x-4 gap-y-3 sm:grow-0 sm:gap-x-8">
        <div className="flex-1 sm:flex-none">
          <p className="text-sm text-soft">{dashboardCopy.plan}</p>
          <p className="flex flex-wrap items-baseline gap-x-2 font-semibold">
            {plans[account.plan].label}
            {account.plan === 'pro5k' ? (
              <span className="text-sm font-normal text-soft">{plans.pro5k.cardTitle}</span>
            ) : null}
          </p>
          {subscription.cancel_at_period_end ? (
            <p className="text-sm whitespace-nowrap text-mark">
              {dashboardCopy.ends(formatEpochDate(subscription.current_period_end))}
            </p>
          ) : null}
        </div>
        <Link to="/subscription" className={buttonClass('quiet', 'small')}>
          {/* Beside Free there is nothing that anybody would look for to manage. */}
          {subscription.state === 'none' || account.plan === 'free'
            ? dashboardCopy.details
            : dashboardCopy.manage}
        </Link>
      </div>
      <div className="basis-full empty:hidden">{children}</div>
    </div>
  );
}
