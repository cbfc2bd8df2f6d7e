import { Link } from 'react-router';
import { layoutCopy } from '../copy/layout-copy.ts';
import { useSite } from '../features/site/use-site.ts';

const links = [
  ['/invisible-chars', layoutCopy.invisible],
  ['/statistical-watermarks', layoutCopy.statistical],
  ['/compare', layoutCopy.compare],
  ['/docs/api', layoutCopy.api],
  ['/terms-of-service', layoutCopy.terms],
  ['/privacy-policy', layoutCopy.privacy],
] as const;

const year = new Date().getUTCFullYear();

/** What is drawn only once can be pushed nowhere: while the page is to come, this keeps its place unseen. */
const unseenBefore = '[@media(scripting:enabled)]:[main:has([data-page-to-come])+&]:invisible';

export function Footer() {
  const { companyLine } = useSite();
  return (
    <footer className={`mt-14 sm:mt-24 border-t border-line ${unseenBefore}`}>
      <div className="column flex flex-col gap-x-10 gap-y-3 pt-6 pb-4 sm:py-8 text-sm text-soft lg:flex-row lg:items-center lg:justify-between">
        <p>
          © {year} {companyLine}
        </p>
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 gap-x-[20px] sm:flex sm:gap-x-6 sm:flex-wrap"
        >
          {links.map(([to, label]) => (
            <Link
              key={to}
              to={to}
              className="flex min-h-11 items-center pointer-coarse:-mx-3 pointer-coarse:px-3 hover:text-ink hover:underline hover:underline-offset-4"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
