import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { buttonClass } from '../components/button.tsx';
import { toastFinal } from '../components/final-toast.ts';
import { NarrowCard } from '../components/narrow-card.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PageToCome } from '../components/page-to-come.tsx';
import { authCopy } from '../copy/auth-copy.ts';
import { askForNewLink, invalidLink } from '../features/accounts/auth/invalid-link.ts';
import { ResetForm } from '../features/accounts/auth/reset-form.tsx';

const toLoginMs = 2500;

export default function ResetPassword() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  const token = query.get('type') === 'recovery' ? query.get('token') : null;

  useEffect(() => {
    if (token) return;
    toastFinal(`${authCopy.invalidLink}. ${authCopy.linkOnce}`, {
      id: invalidLink,
      page: '/login',
      retry: askForNewLink,
      label: authCopy.newLink,
    });
    navigate('/login', { replace: true });
  }, [token, navigate]);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate('/login', { replace: true }), toLoginMs);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  if (!token) return <PageToCome />;
  return (
    <NarrowCard heading={done ? authCopy.resetDoneHeading : authCopy.resetHeading}>
      <PageHead title={authCopy.resetTitle} noindex />
      {done ? (
        <div role="status" className="space-y-5">
          <p>{authCopy.resetDone}</p>
          <Link to="/login" className={`${buttonClass()} w-full`}>
            {authCopy.goToLogin}
          </Link>
        </div>
      ) : (
        <ResetForm token={token} onDone={() => setDone(true)} />
      )}
    </NarrowCard>
  );
}
