import { minimumPasswordLength } from '@cleanpaste/contract';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { authCopy } from '../../../copy/auth-copy.ts';
import { keeper } from '../../../lib/session.ts';
import { resetPassword } from './api.ts';

/** Why a new password cannot be taken yet; null when it can. */
function passwordProblem(password: string, confirmation: string): string | null {
  if (password !== confirmation) return authCopy.mismatch;
  if (password.length < minimumPasswordLength) return authCopy.tooShort;
  return null;
}

/** New Password and Confirm Password. */
export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = passwordProblem(password, confirmation);
    setProblem(found);
    if (found) return;
    setBusy(true);
    try {
      await resetPassword(token, password);
      toast.success(authCopy.updated);
      // A new password ends every session, this browser's too if it has one.
      await keeper.recheck();
      onDone();
    } catch (error) {
      toast.error((error instanceof Error && error.message) || authCopy.resetFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <Field
        label={authCopy.newPassword}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <Field
        label={authCopy.confirmPassword}
        type="password"
        autoComplete="new-password"
        value={confirmation}
        error={problem}
        onChange={setConfirmation}
      />
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? authCopy.savingPassword : authCopy.savePassword}
      </Button>
    </form>
  );
}
