import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Spinner } from '../../../components/spinner.tsx';
import { useSessionState } from '../../../lib/session.ts';
import { useAccount } from '../account/use-account.ts';

/** While it is not known yet who is there. */
function Waiting() {
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <Spinner className="size-7" />
    </div>
  );
}

/** Sends visitors without a session to /login and remembers where they came from. The server refuses them anyway. */
export function SignedIn({
  waiting = <Waiting />,
  children,
}: {
  /** The shape of what comes, while it is not known yet who is there. */
  waiting?: ReactNode;
  children: ReactNode;
}) {
  const state = useSessionState();
  const { pathname, search } = useLocation();
  if (state.status === 'unknown') return waiting;
  if (state.status === 'signed-out') {
    if (state.byChoice) return <Navigate to="/" replace />;
    return <Navigate to="/login" replace state={{ from: pathname + search }} />;
  }
  return children;
}

/** The same for the admin: others go to the dashboard. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { data, isPending } = useAccount();
  if (isPending) return <Waiting />;
  return data?.isAdmin ? children : <Navigate to="/dashboard" replace />;
}
