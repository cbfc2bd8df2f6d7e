import { minimumPasswordLength } from '@cleanpaste/contract';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { authCopy } from '../../../copy/auth-copy.ts';
import { keeper } from '../../../lib/session.ts';
import { resetPassword } from './api.ts';

type Problem = Partial<Record<'password' | 'confirmation', string>>;

/** Why a new password cannot be taken yet, at the field where it is mended; null when it can. */
function passwordProblem(password: string, confirmation: string): Problem | null {
  if (password !== confirmation) return { confirmation: authCopy.mismatch };
  if (password.length < minimumPasswordLength) return { password: authCopy.tooShort };
  return null;
}

/** New Password and Confirm Password. */
export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const found = passwordProblem(password, confirmation);
    setProblem(found);
    if (found) {
      const name = found.password ? 'password' : 'confirmation';
      (elements.namedItem(name) as HTMLInputElement | null)?.focus();
      return;
    }
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
        name="password"
        value={password}
        error={problem?.password}
        hint={authCopy.rule}
        onChange={setPassword}
      />
      <Field
        label={authCopy.confirmPassword}
        type="password"
        autoComplete="new-password"
        name="confirmation"
        value={confirmation}
        error={problem?.confirmation}
        onChange={setConfirmation}
      />
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? authCopy.savingPassword : authCopy.savePassword}
      </Button>
    </form>
  );
}
