import { plans } from '@cleanpaste/contract';
import { Link } from 'react-router';
import { buttonClass } from '../../../components/button.tsx';
import { dashboardCopy } from '../../../copy/dashboard-copy.ts';
import { formatCount } from '../../../lib/count.ts';

/**
 * For free accounts: what Pro adds.
 * @param isQuiet whoever has done nothing here yet has something better to begin with
 */
export function UpgradeBanner({ isQuiet = false }) {
  const { pro } = plans;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 rounded-2xl border border-transparent bg-accent-wash px-5 py-4 sm:gap-y-0.5 sm:px-6 sm:py-5">
      <p className="font-semibold">{dashboardCopy.bannerTitle}</p>
      <p className="text-[0.95rem] text-soft row-start-2 max-sm:col-span-2">
        {dashboardCopy.bannerBody(formatCount(pro.statistical.limit), pro.checks.limit)}
      </p>
      <Link
        to="/pricing"
        className={`${buttonClass(isQuiet ? 'quiet' : 'primary', 'small')} col-start-2 row-start-1 sm:row-end-3`}
      >
        {dashboardCopy.bannerAction}
      </Link>
    </div>
  );
}
