import { plans } from '@cleanpaste/contract';
import { Link } from 'react-router';
import { buttonClass } from '../../../components/button.tsx';
import { dashboardCopy } from '../../../copy/dashboard-copy.ts';
import { formatCount } from '../../../lib/count.ts';

/** For free accounts: what Pro adds. */
export function UpgradeBanner() {
  const { pro } = plans;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-2xl bg-accent-wash px-5 py-5 sm:px-6">
      <div className="grow basis-72">
        <p className="font-semibold">{dashboardCopy.bannerTitle}</p>
        <p className="mt-0.5 text-[0.95rem] text-soft">
          {dashboardCopy.bannerBody(formatCount(pro.statistical.limit), pro.checks.limit)}
        </p>
      </div>
      <Link to="/pricing" className={buttonClass('primary', 'small')}>
        {dashboardCopy.bannerAction}
      </Link>
    </div>
  );
}
