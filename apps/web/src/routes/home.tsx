import { Link } from 'react-router';
import { lazyPart } from '../components/lazy-part.tsx';
import { noticePlace } from '../components/notice-place.ts';
import { PageHead } from '../components/page-head.tsx';
import { checkEntryCopy } from '../copy/check-entry-copy.ts';
import { homeCopy } from '../copy/home-copy.ts';
import { accountDeleted } from '../features/accounts/dashboard/account-deleted.ts';
import { Counter } from '../features/cleaning/counter/counter.tsx';
import { useDraft } from '../features/cleaning/draft/use-draft.ts';
import { useSessionState } from '../lib/session.ts';
import { Cleaner } from './home/cleaner.tsx';
import { FirstIsFree } from './home/first-is-free.tsx';

/** The rest of it comes when the page is idle; that a check is under way is said at once. */
const CheckPanel = lazyPart(() => import('../features/checking/check-panel.tsx'), {
  fallback: ({ check }) =>
    check.phase === 'idle' ? null : (
      <p role="status" className="mt-6">
        {checkEntryCopy.phases.scanning.title}
      </p>
    ),
});

const moreLink =
  'flex min-h-11 items-center text-soft underline decoration-line underline-offset-4 hover:text-ink hover:decoration-edge';

const accountDeletedPlace = noticePlace(accountDeleted);

export default function Home() {
  const isYours = useSessionState().status === 'signed-in';
  const { strip, rewriteOptions } = useDraft();
  // A model in the tab does all of it there.
  const isHere = strip && rewriteOptions.engine !== 'site';
  return (
    <div className="pt-7 sm:pt-13">
      <PageHead title={homeCopy.title} description={homeCopy.description} />
      <div ref={accountDeletedPlace} className="mb-8 empty:hidden sm:-mt-5" />
      <h1 className="font-serif text-[2.2rem] leading-[1.05] font-medium tracking-[-0.02em] text-balance sm:text-6xl">
        {homeCopy.headline}
      </h1>
      <p className="mt-3 max-w-xl leading-normal text-soft text-pretty sm:mt-5 sm:text-[1.08rem] sm:leading-relaxed">
        {homeCopy.lead}
      </p>
      <Counter />
      <Cleaner checkPanel={(panel) => <CheckPanel {...panel} />} />
      <p className="mt-5 max-w-2xl text-sm text-pretty text-soft [main:has([data-file])_&]:hidden">
        {isHere ? homeCopy.sendsBesideModel : homeCopy.sends}{' '}
        {isYours ? homeCopy.whereItGoesYours : homeCopy.whereItGoes}
      </p>
      <FirstIsFree />
      <p className="mt-8 flex flex-wrap gap-x-8 text-[0.95rem]">
        <Link to="/invisible-chars" className={moreLink}>
          {homeCopy.whatInvisible}
        </Link>
        <Link to="/statistical-watermarks" className={moreLink}>
          {homeCopy.whatStatistical}
        </Link>
      </p>
    </div>
  );
}
