import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { WithMail } from '../../../components/with-mail.tsx';
import { authCopy } from '../../../copy/auth-copy.ts';
import { useSite } from '../../site/index.ts';
import { startGoogle } from './api.ts';

const { agree } = authCopy;
const linkClass =
  'rounded-sm font-medium text-ink underline decoration-edge underline-offset-4 hover:decoration-ink';

/** What whoever presses the button agrees to. */
function Agreement() {
  return (
    <p className="mb-4 text-sm leading-relaxed text-pretty text-soft">
      {agree.before}
      <Link to="/terms-of-service" className={linkClass}>
        {agree.terms}
      </Link>
      {agree.between}
      <Link to="/privacy-policy" className={linkClass}>
        {agree.privacy}
      </Link>
      {agree.after}
    </p>
  );
}

/** 'Continue with Google': leaves for the consent page and comes back through /auth/callback. */
export function GoogleButton({ returnTo }: { returnTo?: string }) {
  const [busy, setBusy] = useState(false);
  const { sandbox, available, supportEmail } = useSite();

  async function go() {
    setBusy(true);
    try {
      const { url } = await startGoogle(returnTo);
      location.assign(url);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : authCopy.unexpected);
      setBusy(false);
    }
  }

  if (!available.google)
    return (
      <p className="rounded-lg bg-sunken px-4 py-3 text-sm [overflow-wrap:anywhere] text-soft">
        <WithMail address={supportEmail}>{authCopy.noGoogle(supportEmail)}</WithMail>
      </p>
    );
  return (
    <>
      <Agreement />
      <Button kind="quiet" onClick={go} disabled={busy} className="h-auto! min-h-11 w-full py-1.5">
        <svg viewBox="0 0 18 18" className="size-[1.1rem] shrink-0" aria-hidden="true">
          <path
            fill="#4285f4"
            d="M17.6 9.2c0-.6-.1-1.2-.2-1.7H9v3.3h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.5Z"
          />
          <path
            fill="#34a853"
            d="M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.2a5.4 5.4 0 0 1-8.1-2.8H1v2.3A9 9 0 0 0 9 18Z"
          />
          <path fill="#fbbc05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8l3-2.3Z" />
          <path
            fill="#ea4335"
            d="M9 3.6c1.3 0 2.5.5 3.4 1.3l2.6-2.6A9 9 0 0 0 1 5l3 2.3A5.4 5.4 0 0 1 9 3.6Z"
          />
        </svg>
        {authCopy.google}
      </Button>
      {/* Two lines from the start: whose sandbox it is comes after the first picture. */}
      <p className="mt-2 min-h-10 text-center text-sm text-balance text-soft">
        {sandbox.signIn ? authCopy.sandbox : authCopy.googleTells}
      </p>
    </>
  );
}
