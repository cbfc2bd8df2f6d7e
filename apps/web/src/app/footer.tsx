import { Link } from 'react-router';
import { layoutCopy } from '../copy/layout-copy.ts';
import { useSite } from '../features/site/use-site.ts';

const links = [
  ['/invisible-chars', layoutCopy.invisible],
  ['/statistical-watermarks', layoutCopy.statistical],
  ['/terms-of-service', layoutCopy.terms],
  ['/privacy-policy', layoutCopy.privacy],
] as const;

const year = new Date().getUTCFullYear();

export function Footer() {
  const { companyLine } = useSite();
  return (
    <footer className="mt-24 border-t border-line">
      <div className="mx-auto flex max-w-5xl flex-col gap-5 px-5 py-9 text-sm text-soft sm:px-6 md:flex-row md:items-center md:justify-between">
        <p>
          © {year} {companyLine}
        </p>
        <nav aria-label="Footer" className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:flex-wrap">
          {links.map(([to, label]) => (
            <Link
              key={to}
              to={to}
              className="hover:text-ink hover:underline hover:underline-offset-4"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
