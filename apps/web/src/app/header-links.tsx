import { NavLink } from 'react-router';
import { layoutCopy } from '../copy/layout-copy.ts';
import { useAccount } from '../features/accounts/account/use-account.ts';
import { useSignOut } from '../features/accounts/auth/use-sign-out.ts';
import { useSessionState } from '../lib/session.ts';

const linkClass = ({ isActive }: { isActive: boolean }) =>
  `flex min-h-11 items-center rounded-lg px-3 text-[0.95rem] font-medium whitespace-nowrap transition-colors hover:bg-sunken hover:text-ink max-md:text-base ${isActive ? 'text-ink' : 'text-soft'}`;

const more = [
  ['/compare', layoutCopy.compare],
  ['/invisible-chars', layoutCopy.invisible],
  ['/statistical-watermarks', layoutCopy.statistical],
  ['/docs/api', layoutCopy.api],
] as const;

/** What else there is, in the menu of narrow screens: the footer is far away there. */
export const MoreLinks = () => (
  <div className="-mx-2 mt-2 border-t border-line px-2 pt-2">
    {more.map(([to, label]) => (
      <NavLink key={to} to={to} className={linkClass}>
        {label}
      </NavLink>
    ))}
  </div>
);

/**
 * The links of the header: what a visitor, a user and the admin may see. While the session is not
 * known yet both are there, and what the browser remembers decides which are shown.
 */
export function HeaderLinks() {
  const { status } = useSessionState();
  const { data: account } = useAccount();
  const signOut = useSignOut();
  const isUnknown = status === 'unknown';
  return (
    <>
      {account?.isAdmin ? (
        <NavLink to="/admin" className={linkClass}>
          {layoutCopy.admin}
        </NavLink>
      ) : null}
      <NavLink to="/" end className={linkClass}>
        {layoutCopy.cleaner}
      </NavLink>
      <NavLink to="/pricing" className={linkClass}>
        {layoutCopy.pricing}
      </NavLink>
      {status === 'signed-out' ? null : (
        <div className={isUnknown ? 'member-only' : 'contents'}>
          <NavLink to="/dashboard" className={linkClass}>
            {layoutCopy.dashboard}
          </NavLink>
          <NavLink to="/subscription" className={linkClass}>
            {layoutCopy.subscription}
          </NavLink>
          <button
            type="button"
            onClick={signOut}
            className={`text-left ${linkClass({ isActive: false })}`}
          >
            {layoutCopy.signOut}
          </button>
        </div>
      )}
      {status === 'signed-in' ? null : (
        <div className={isUnknown ? 'guest-only' : 'contents'}>
          <NavLink to="/login" className={linkClass}>
            {layoutCopy.signIn}
          </NavLink>
        </div>
      )}
    </>
  );
}
