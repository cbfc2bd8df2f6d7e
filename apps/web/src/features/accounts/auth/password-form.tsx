import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { authCopy } from '../../../copy/auth-copy.ts';
import { FinalError } from '../../../lib/request-error.ts';
import { keeper } from '../../../lib/session.ts';
import { requestReset, signInWithPassword } from './api.ts';

/** E-mail and password. Wrong credentials mark the fields and say nothing more, as specified. */
export function PasswordForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<'none' | 'missing' | 'refused'>('none');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (email.trim() === '' || password === '') {
      setProblem('missing');
      return;
    }
    setBusy(true);
    try {
      keeper.begin(await signInWithPassword(email.trim(), password));
      toast.success(authCopy.signedIn);
      onSignedIn();
    } catch (error) {
      if (error instanceof FinalError && error.code === 'invalid_credentials')
        setProblem('refused');
      else toast.error(error instanceof Error ? error.message : authCopy.unexpected);
    } finally {
      setBusy(false);
    }
  }

  async function forgot() {
    if (email.trim() === '') {
      toast(authCopy.forgotHint);
      return;
    }
    try {
      await requestReset(email.trim());
      toast.success(authCopy.resetSent, { duration: 6000 });
    } catch (error) {
      toast.error(error instanceof Error ? error.message : authCopy.unexpected);
    }
  }

  const mark = problem === 'none' ? null : '';
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <Field
        label={authCopy.email}
        type="email"
        autoComplete="email"
        required
        value={email}
        error={mark}
        onChange={setEmail}
      />
      <Field
        label={authCopy.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        error={problem === 'missing' ? authCopy.bothRequired : mark}
        onChange={setPassword}
      />
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? authCopy.signingIn : authCopy.signIn}
      </Button>
      <button
        type="button"
        onClick={forgot}
        className="mx-auto block rounded text-sm text-soft underline decoration-line underline-offset-4 hover:text-ink"
      >
        {authCopy.forgot}
      </button>
    </form>
  );
}
