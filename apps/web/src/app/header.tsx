import { Link } from 'react-router';
import { BrandMark } from '../components/brand.tsx';
import { ThemeToggle } from '../components/theme-toggle.tsx';
import { layoutCopy } from '../copy/layout-copy.ts';
import { useSite } from '../features/site/use-site.ts';
import { HeaderLinks, MoreLinks } from './header-links.tsx';
import { QuietBoundary } from './quiet-boundary.tsx';
import { useMenu } from './use-menu.ts';

export function Header() {
  const { open, setOpen, box } = useMenu();
  const { productName } = useSite();
  return (
    <header ref={box} className="sticky top-0 z-40 border-b border-line bg-paper/97 backdrop-blur">
      <div className="column flex h-16 items-center gap-2">
        <Link
          to="/"
          className="flex min-h-11 items-center gap-[10px] rounded-lg pr-2 text-[1.08rem] font-semibold tracking-tight"
        >
          <BrandMark className="size-[min(1.5rem,36px)] shrink-0 text-accent" />
          {productName}
        </Link>
        <nav aria-label="Main" className="ml-auto hidden items-center gap-0.5 md:flex">
          <QuietBoundary>
            <HeaderLinks />
          </QuietBoundary>
        </nav>
        <div className="-mr-[calc((44px-var(--header-icon))/2)] flex shrink-0 items-center max-md:ml-auto">
          <ThemeToggle />
          <button
            type="button"
            aria-expanded={open}
            aria-controls="menu"
            aria-label={layoutCopy.menu}
            onClick={() => setOpen(!open)}
            className="grid size-[44px] place-items-center rounded-lg text-soft hover:bg-sunken hover:text-ink md:hidden"
          >
            <svg
              viewBox="0 0 20 20"
              className="size-[var(--header-icon)]"
              aria-hidden="true"
              stroke="currentColor"
              strokeWidth="1.7"
              strokeLinecap="round"
            >
              <path d={open ? 'M5 5l10 10M15 5L5 15' : 'M3 6.5h14M3 13.5h14'} />
            </svg>
          </button>
        </div>
      </div>
      <nav
        id="menu"
        aria-label="Menu"
        hidden={!open}
        className="border-t border-line bg-paper px-2 py-2 shadow-card [&:not([hidden])]:flex flex-col md:!hidden"
      >
        <QuietBoundary>
          <HeaderLinks />
          <MoreLinks />
        </QuietBoundary>
      </nav>
    </header>
  );
}
