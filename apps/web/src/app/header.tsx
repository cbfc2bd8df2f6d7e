import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { BrandMark } from '../components/brand.tsx';
import { ThemeToggle } from '../components/theme-toggle.tsx';
import { layoutCopy } from '../copy/layout-copy.ts';
import { useAccount } from '../features/accounts/account/use-account.ts';
import { useSignOut } from '../features/accounts/auth/use-sign-out.ts';
import { useSite } from '../features/site/use-site.ts';
import { useSessionState } from '../lib/session.ts';

const linkClass = ({ isActive }: { isActive: boolean }) =>
  `rounded-lg px-3 py-2 text-[0.95rem] font-medium transition-colors hover:bg-sunken hover:text-ink max-sm:py-3 max-sm:text-base ${isActive ? 'text-ink' : 'text-soft'}`;

/** The links of the header: what a visitor, a user and the admin may see. */
function HeaderLinks() {
  const signedIn = useSessionState().status === 'signed-in';
  const { data: account } = useAccount();
  const signOut = useSignOut();
  return (
    <>
      <NavLink to="/pricing" className={linkClass}>
        {layoutCopy.pricing}
      </NavLink>
      {signedIn ? (
        <>
          <NavLink to="/dashboard" className={linkClass}>
            {layoutCopy.dashboard}
          </NavLink>
          <NavLink to="/subscription" className={linkClass}>
            {layoutCopy.subscription}
          </NavLink>
          {account?.isAdmin ? (
            <NavLink to="/admin" className={linkClass}>
              {layoutCopy.admin}
            </NavLink>
          ) : null}
          <button
            type="button"
            onClick={signOut}
            className={`text-left ${linkClass({ isActive: false })}`}
          >
            {layoutCopy.signOut}
          </button>
        </>
      ) : (
        <NavLink to="/login" className={linkClass}>
          {layoutCopy.signIn}
        </NavLink>
      )}
    </>
  );
}

function useMenu() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes the menu
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open]);
  return { open, setOpen, box };
}

export function Header() {
  const { open, setOpen, box } = useMenu();
  const { productName } = useSite();
  return (
    <header ref={box} className="sticky top-0 z-40 border-b border-line bg-paper/90 backdrop-blur">
      <div className="mx-auto flex h-16 max-w-5xl items-center gap-2 px-4 sm:px-6">
        <Link
          to="/"
          className="flex items-center gap-2.5 rounded-lg py-1 pr-2 text-[1.08rem] font-semibold tracking-tight"
        >
          <BrandMark className="size-6 text-accent" />
          {productName}
        </Link>
        <nav aria-label="Main" className="ml-auto hidden items-center gap-0.5 sm:flex">
          <HeaderLinks />
        </nav>
        <div className="flex items-center max-sm:ml-auto">
          <ThemeToggle />
          <button
            type="button"
            aria-expanded={open}
            aria-controls="menu"
            aria-label={layoutCopy.menu}
            onClick={() => setOpen(!open)}
            className="grid size-10 place-items-center rounded-lg text-soft hover:bg-sunken hover:text-ink sm:hidden"
          >
            <svg
              viewBox="0 0 20 20"
              className="size-5"
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
        className="border-t border-line bg-paper px-2 py-2 shadow-card [&:not([hidden])]:flex flex-col sm:!hidden"
      >
        <HeaderLinks />
      </nav>
    </header>
  );
}
