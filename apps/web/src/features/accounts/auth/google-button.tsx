import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { WithMail } from '../../../components/with-mail.tsx';
import { authCopy } from '../../../copy/auth-copy.ts';
import { useSite } from '../../site/index.ts';
import { startGoogle } from './api.ts';
import type { SignInFailure } from './sign-in-failure.ts';

const { agree } = authCopy;
const linkClass = 'rounded-sm underline decoration-edge underline-offset-3 hover:text-ink';

/** What whoever presses the button agrees to: below it, where it is looked for and in nobody's way. */
function Agreement() {
  return (
    <p className="mt-3 text-center text-sm text-balance text-soft">
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

interface GoogleButtonProps {
  returnTo?: string;
  /** Why the last sign-in did not come about, for whoever comes back from it. */
  failure?: SignInFailure | null;
}

/** 'Continue with Google': leaves for the consent page and comes back through /auth/callback. */
export function GoogleButton({ returnTo, failure = null }: GoogleButtonProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(failure?.message ?? null);
  const isCancelled = problem !== null && problem === failure?.message && failure.isCancelled;
  const { sandbox, available, supportEmail } = useSite();
  const button = useRef<HTMLButtonElement>(null);
  const problemId = useId();

  // Whoever comes back stands where it is tried again; a new page takes the focus to its top first.
  useEffect(() => {
    if (!failure) return;
    const timer = setTimeout(() => button.current?.focus());
    return () => clearTimeout(timer);
  }, [failure]);

  async function go() {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { url } = await startGoogle(returnTo);
      location.assign(url);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : authCopy.unexpected);
      setBusy(false);
    }
  }

  const said = problem ? (
    <p
      id={problemId}
      role="alert"
      className={`mt-3 rounded-lg px-3.5 py-2.5 text-[0.95rem] ${isCancelled ? 'border border-line bg-sunken' : 'bg-danger-wash text-danger'}`}
    >
      {problem}
    </p>
  ) : null;
  if (!available.google)
    return (
      <>
        <p className="rounded-lg bg-sunken px-4 py-3 text-sm [overflow-wrap:anywhere] text-soft">
          <WithMail address={supportEmail}>{authCopy.noGoogle(supportEmail)}</WithMail>
        </p>
        {said}
      </>
    );
  return (
    <>
      <Button
        ref={button}
        kind="quiet"
        onClick={go}
        // Not disabled: the focus would be gone with it.
        aria-disabled={busy}
        aria-describedby={problem ? problemId : undefined}
        className="h-auto! min-h-11 w-full border-edge! py-1.5 aria-disabled:cursor-not-allowed aria-disabled:text-soft"
      >
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
      {said}
      <Agreement />
      {/* Two lines from the start: whose sandbox it is comes after the first picture. */}
      <p className="mt-1.5 min-h-10 text-center text-sm text-balance text-soft">
        {sandbox.signIn ? authCopy.sandbox : authCopy.googleTells}
      </p>
    </>
  );
}
