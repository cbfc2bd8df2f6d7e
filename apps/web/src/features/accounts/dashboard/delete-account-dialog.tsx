import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Modal } from '../../../components/modal.tsx';
import { dashboardCopy as copy } from '../../../copy/dashboard-copy.ts';

interface DeleteAccountDialogProps {
  /** Whose account it is, to be typed. */
  email: string;
  /** What is paid for; null where nothing is. */
  plan: string | null;
  /** Whether a subscription would end with it, if only one that gives no plan just now. */
  hasSubscription: boolean;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

const plain = (address: string) => address.trim().toLowerCase();

/** Says whose account goes, what goes with it and what stays; only who types its address can delete it. */
export default function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { email, plan, hasSubscription, busy, onClose, onConfirm } = props;
  const [typed, setTyped] = useState('');
  const [isLooked, setIsLooked] = useState(false);
  const isSame = plain(typed) === plain(email);
  const [goes, ...stays] = copy.deletePoints;
  const points = plan || !hasSubscription ? [goes, ...stays] : [goes, copy.deleteEnds, ...stays];
  // What can still become the address is no mistake until its writer is done.
  const canBecome = plain(email).startsWith(plain(typed));
  const isWrong = !canBecome || (isLooked && typed.trim() !== '' && !isSame);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSame && !busy) onConfirm();
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={copy.deleteTitle}
      description={
        <>
          {copy.deleteWhose[0]}{' '}
          <b className="font-semibold [overflow-wrap:anywhere] text-ink">{email}</b>{' '}
          {copy.deleteWhose[1]}
        </>
      }
    >
      <form onSubmit={submit} className="-mt-1">
        {plan ? (
          <p className="mb-3 rounded-lg bg-danger-wash px-3.5 py-2.5 font-medium text-danger">
            {copy.deletePaid(plan)}
          </p>
        ) : null}
        <ul className="list-disc space-y-1.5 pl-5 text-[0.95rem]">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {/* No browser fills it in by itself: it is typed by whoever means it. */}
        <Field
          className="mt-5"
          label={copy.deleteType(email)}
          hint={copy.deleteTypeHint}
          error={isWrong ? copy.deleteMismatch : null}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setIsLooked(false);
          }}
          onBlur={() => setIsLooked(true)}
          onKeyDown={(event) => event.key === 'Enter' && setIsLooked(true)}
        />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button kind="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button kind="danger" type="submit" disabled={busy || !isSame}>
            {busy ? copy.deleting : copy.deleteConfirm}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
