import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { Spinner } from '../components/spinner.tsx';
import { authCopy } from '../copy/auth-copy.ts';
import { CancelledError, finishSignIn } from '../features/accounts/auth/finish-sign-in.ts';
import { noteSignInFailure } from '../features/accounts/auth/sign-in-failure.ts';

export default function AuthCallback() {
  const navigate = useNavigate();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const { search, hash, pathname } = location;
    // Tokens and codes leave the address bar before anything else happens.
    history.replaceState(history.state, '', pathname);
    finishSignIn({ search, hash }).then(
      (outcome) => {
        if (outcome.kind === 'signed-in') toast.success(authCopy.signedIn);
        navigate(outcome.to, { replace: true });
      },
      (error: unknown) => {
        const message = error instanceof Error ? error.message : authCopy.unexpected;
        // Said where it is tried again, once: a notice besides would lie over the form.
        noteSignInFailure({ message, isCancelled: error instanceof CancelledError });
        navigate('/login', { replace: true });
      },
    );
  }, [navigate]);

  return (
    <div
      role="status"
      className="grid min-h-[60vh] place-content-center justify-items-center gap-4 text-soft"
    >
      <PageHead title={authCopy.callbackTitle} noindex />
      <Spinner className="size-8" />
      <p>{authCopy.processing}</p>
    </div>
  );
}
