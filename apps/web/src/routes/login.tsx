import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { NarrowCard } from '../components/narrow-card.tsx';
import { noticePlace } from '../components/notice-place.ts';
import { PageHead } from '../components/page-head.tsx';
import { authCopy } from '../copy/auth-copy.ts';
import { GoogleButton } from '../features/accounts/auth/google-button.tsx';
import { invalidLink } from '../features/accounts/auth/invalid-link.ts';
import { PasswordForm } from '../features/accounts/auth/password-form.tsx';
import { safeReturnPath } from '../features/accounts/auth/return-path.ts';
import {
  notedSignInFailure,
  noteSignInFailure,
} from '../features/accounts/auth/sign-in-failure.ts';
import { useSite } from '../features/site/use-site.ts';
import { useSessionState } from '../lib/session.ts';

const invalidLinkPlace = noticePlace(invalidLink);

export default function Login() {
  const session = useSessionState();
  const navigate = useNavigate();
  const { available } = useSite();
  const { state } = useLocation();
  const from = (state as { from?: unknown } | null)?.from;
  const returnTo = safeReturnPath(from);
  const [failure] = useState(notedSignInFailure);
  useEffect(() => () => noteSignInFailure(null), []);
  if (session.status === 'signed-in') return <Navigate to={returnTo} replace />;
  return (
    <NarrowCard heading={authCopy.loginHeading}>
      <PageHead title={authCopy.loginTitle} description={authCopy.loginDescription} />
      <div ref={invalidLinkPlace} className="not-empty:mb-5" />
      <GoogleButton returnTo={from ? returnTo : undefined} failure={failure} />
      {available.google ? (
        <p className="my-5 flex items-center gap-3 text-sm text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          {authCopy.or}
        </p>
      ) : (
        <div className="h-5" />
      )}
      <PasswordForm onSignedIn={() => navigate(returnTo, { replace: true })} />
      <p className="mt-6 border-t border-line pt-5 text-center text-sm text-soft">
        {authCopy.noAccount}{' '}
        <Link
          to="/signup"
          state={from ? { from } : null}
          className="font-semibold text-accent hover:underline"
        >
          {authCopy.signUpLink}
        </Link>
      </p>
    </NarrowCard>
  );
}
