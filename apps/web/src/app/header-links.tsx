import { NavLink } from 'react-router';
import { layoutCopy } from '../copy/layout-copy.ts';
import { useAccount } from '../features/accounts/account/use-account.ts';
import { useSignOut } from '../features/accounts/auth/use-sign-out.ts';
import { useSessionState } from '../lib/session.ts';

const linkClass = ({ isActive }: { isActive: boolean }) =>
  `rounded-lg px-3 py-2 text-[0.95rem] font-medium transition-colors hover:bg-sunken hover:text-ink max-sm:py-3 max-sm:text-base ${isActive ? 'text-ink' : 'text-soft'}`;

/** The links of the header: what a visitor, a user and the admin may see. */
export function HeaderLinks() {
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
