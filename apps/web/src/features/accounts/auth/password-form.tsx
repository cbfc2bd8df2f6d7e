import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { toastFinal } from '../../../components/final-toast.ts';
import { authCopy } from '../../../copy/auth-copy.ts';
import { FinalError } from '../../../lib/request-error.ts';
import { keeper } from '../../../lib/session.ts';
import { requestReset, signInWithPassword } from './api.ts';
import { onNewLink } from './invalid-link.ts';

type Name = 'email' | 'password';

interface Problem {
  /** What stands at the fields. */
  at: Partial<Record<Name, string>>;
  /** What is said of the whole form. */
  whole: string | null;
  /** The field to mend it in; null where none is at fault. */
  first: Name | null;
  /** Nothing is wrong: something is asked for. */
  isAsked?: true;
}

const none: Problem = { at: {}, whole: null, first: null };

/** What has to be filled in first; null where nothing is missing. */
function missing(email: string, password: string): Problem | null {
  if (email !== '' && password !== '') return null;
  const said = authCopy.bothRequired;
  if (email === '' && password === '') return { at: {}, whole: said, first: 'email' };
  const first = email === '' ? 'email' : 'password';
  return { at: { [first]: said }, whole: null, first };
}

const isRefused = (error: unknown) =>
  error instanceof FinalError && error.code === 'invalid_credentials';

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : authCopy.unexpected;

const failedId = 'sign-in-failed';

/** E-mail and password. What is wrong stands where it is, is announced, and takes the focus to where it is mended. */
export function PasswordForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState(none);
  const [busy, setBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const forgotButton = useRef<HTMLButtonElement>(null);
  const sent = useRef<HTMLParagraphElement>(null);
  const wholeId = useId();

  // Once: whoever goes on typing is not taken away from the field.
  useEffect(() => {
    if (isSent) sent.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isSent]);

  useEffect(() => {
    if (!problem.first) return;
    const field = form.current?.elements.namedItem(problem.first) as HTMLInputElement | null;
    field?.focus();
    field?.select();
  }, [problem]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    toast.dismiss(failedId);
    const gap = missing(email.trim(), password);
    setProblem(gap ?? none);
    if (gap) return;
    setBusy(true);
    try {
      keeper.begin(await signInWithPassword(email.trim(), password));
      toast.success(authCopy.signedIn);
      onSignedIn();
    } catch (error) {
      if (isRefused(error))
        setProblem({ at: {}, whole: authCopy.wrongCredentials, first: 'password' });
      else
        toastFinal(messageOf(error), { id: failedId, retry: () => form.current?.requestSubmit() });
    } finally {
      setBusy(false);
    }
  }

  async function forgot(hint: string) {
    setIsSent(false);
    if (email.trim() === '') {
      setProblem({ at: { email: hint }, whole: null, first: 'email', isAsked: true });
      return;
    }
    try {
      await requestReset(email.trim());
      setProblem(none);
      setIsSent(true);
    } catch (error) {
      toastFinal(messageOf(error), { id: failedId });
    }
  }

  // Each time it is drawn: what is typed by now counts. The focus follows to where the link is asked for.
  useEffect(() =>
    onNewLink(() => {
      forgotButton.current?.focus();
      void forgot(authCopy.newLinkHint);
    }),
  );

  // Neither address nor password is said to be wrong alone: both are marked by the one sentence.
  const errorId = problem.whole && problem.first ? wholeId : null;
  return (
    <form ref={form} onSubmit={submit} noValidate className="space-y-4">
      <Field
        label={authCopy.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        error={problem.at.email}
        isAsked={problem.isAsked}
        errorId={errorId}
        onChange={setEmail}
      />
      <Field
        label={authCopy.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        error={problem.at.password}
        errorId={errorId}
        onChange={setPassword}
      />
      {problem.whole ? (
        <p
          id={wholeId}
          role="alert"
          className="rounded-lg bg-danger-wash px-3.5 py-2.5 text-[0.95rem] text-danger"
        >
          {problem.whole}
        </p>
      ) : null}
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? authCopy.signingIn : authCopy.signIn}
      </Button>
      <div>
        <button
          type="button"
          ref={forgotButton}
          onClick={() => forgot(authCopy.forgotHint)}
          className="mx-auto block min-h-11 rounded px-3 text-sm text-soft underline decoration-edge underline-offset-4 hover:text-ink"
        >
          {authCopy.forgot}
        </button>
        {/* It stays: whoever goes and looks for the mail comes back to it. */}
        <div role="status">
          {isSent ? (
            <p
              ref={sent}
              className="mt-1 mb-4 scroll-my-6 rounded-lg bg-accent-wash px-3.5 py-2.5 text-[0.95rem]"
            >
              {authCopy.resetSent}
            </p>
          ) : null}
        </div>
        <p className="text-center text-sm text-balance text-soft">{authCopy.noPassword}</p>
      </div>
    </form>
  );
}
