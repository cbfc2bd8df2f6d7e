import { Link, useLocation } from 'react-router';
import { NarrowCard } from '../components/narrow-card.tsx';
import { PageHead } from '../components/page-head.tsx';
import { authCopy } from '../copy/auth.ts';
import { GoogleButton } from '../features/auth/google-button.tsx';
import { safeReturnPath } from '../features/auth/return-path.ts';

export default function Signup() {
  const { state } = useLocation();
  const from = (state as { from?: unknown } | null)?.from;
  return (
    <NarrowCard heading={authCopy.signupHeading} lead={authCopy.signupLead}>
      <PageHead title={authCopy.signupTitle} />
      <ul className="mb-6 space-y-2 text-[0.95rem]">
        {authCopy.signupPoints.map((point) => (
          <li key={point} className="flex gap-2.5">
            <svg
              viewBox="0 0 16 16"
              className="mt-1 size-4 shrink-0 text-accent"
              aria-hidden="true"
            >
              <path
                d="m3 8.5 3.2 3.2L13 4.8"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            {point}
          </li>
        ))}
      </ul>
      <GoogleButton returnTo={from ? safeReturnPath(from) : undefined} />
      <p className="mt-6 border-t border-line pt-5 text-center text-sm text-soft">
        {authCopy.haveAccount}{' '}
        <Link to="/login" state={state} className="font-semibold text-accent hover:underline">
          {authCopy.loginLink}
        </Link>
      </p>
    </NarrowCard>
  );
}
