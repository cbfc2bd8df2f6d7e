import { Link, useLocation } from 'react-router';
import { CheckList } from '../components/check-list.tsx';
import { NarrowCard } from '../components/narrow-card.tsx';
import { PageHead } from '../components/page-head.tsx';
import { authCopy } from '../copy/auth-copy.ts';
import { comparesCopy } from '../copy/compares-copy.ts';
import { GoogleButton } from '../features/accounts/auth/google-button.tsx';
import { safeReturnPath } from '../features/accounts/auth/return-path.ts';
import { useSite } from '../features/site/use-site.ts';

export default function Signup() {
  const { state } = useLocation();
  const { available, checking } = useSite();
  const from = (state as { from?: unknown } | null)?.from;
  const [cleaning, rewriting, check, history] = authCopy.signupPoints;
  const points = [cleaning, rewriting, { point: check, note: comparesCopy(checking) }, history];
  return (
    <NarrowCard
      heading={authCopy.signupHeading}
      lead={available.google ? authCopy.signupLead : authCopy.signupLeadByHand}
    >
      <PageHead title={authCopy.signupTitle} description={authCopy.signupDescription} />
      <CheckList points={points} className="mb-6" />
      <GoogleButton returnTo={from ? safeReturnPath(from) : undefined} />
      <p className="mt-3 min-h-15 text-center text-sm text-balance text-soft">
        {available.google ? authCopy.signupPassword : authCopy.signupPasswordByHand}
      </p>
      <p className="mt-6 border-t border-line pt-5 text-center text-sm text-soft">
        {authCopy.haveAccount}{' '}
        <Link to="/login" state={state} className="font-semibold text-accent hover:underline">
          {authCopy.loginLink}
        </Link>
      </p>
    </NarrowCard>
  );
}
