import { type Person, plans } from '@cleanpaste/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Modal } from '../../../components/modal.tsx';
import { personPlanCopy as copy } from '../../../copy/people-copy.ts';
import { useGifts } from './api.ts';
import { ReasonField } from './reason-field.tsx';

interface TakeDialogProps {
  person: Person;
  given: string;
  onClose: () => void;
  /** It was taken; called before it closes. */
  onDone: () => void;
}

/** Asks why before a given plan is taken away. */
export function TakeDialog({ person, given, onClose, onDone }: TakeDialogProps) {
  const [seen] = useState(given);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<{ reason?: string; all?: string }>({});
  const [busy, setBusy] = useState(false);
  const { take } = useGifts(person.id);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === '') return setWrong({ reason: copy.whyMissing });
    setWrong({});
    setBusy(true);
    try {
      await take(seen, reason);
      onDone();
      onClose();
    } catch (error) {
      setWrong({ all: error instanceof Error ? error.message : copy.failed });
      setBusy(false);
    }
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={copy.takeTitle}
      description={copy.takeBody(plans[person.paid_plan].cardTitle, !person.subscription.is_given)}
    >
      <form onSubmit={submit} noValidate className="space-y-5">
        <ReasonField value={reason} onChange={setReason} error={wrong.reason ?? null} />
        {wrong.all ? (
          <p role="alert" className="text-danger">
            {wrong.all}
          </p>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" kind="danger" disabled={busy}>
            {busy ? copy.taking : copy.take}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
