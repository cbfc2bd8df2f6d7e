import { type PaidPlan, type Person, plans } from '@cleanpaste/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Modal } from '../../../components/modal.tsx';
import { personPlanCopy as copy } from '../../../copy/people-copy.ts';
import { todayIn } from '../metrics/range.ts';
import { useGifts } from './api.ts';
import { subscriptionBeside } from './paid-subscription.ts';
import { ReasonField } from './reason-field.tsx';

/** What the account has is said as such: giving it again changes its last day alone. */
const optionsOf = (has: Person['plan']) =>
  (['pro', 'pro5k'] as const).map((plan) => ({
    value: plan,
    label: plan === has ? copy.hasNow(plans[plan].cardTitle) : plans[plan].cardTitle,
  }));

interface GiveDialogProps {
  person: Person;
  onClose: () => void;
  /** It was given; called before it closes. */
  onDone: () => void;
}

/** Which plan, which none is before it is chosen, until when, and why. What the dialog was opened on must still be so when it is sent. */
export function GiveDialog({ person, onClose, onDone }: GiveDialogProps) {
  const [seen] = useState(person.given?.id ?? null);
  const [plan, setPlan] = useState<PaidPlan | null>(null);
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<{ day?: string; reason?: string; all?: string }>({});
  const [busy, setBusy] = useState(false);
  const { give } = useGifts(person.id);
  const today = todayIn(new Date());
  const paid = subscriptionBeside(person);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!plan) return;
    const found = {
      ...(until !== '' && until < today ? { day: copy.dayWrong } : {}),
      ...(reason.trim() === '' ? { reason: copy.whyMissing } : {}),
    };
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await give({ plan, until: until || null, reason, replaces: seen });
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
      title={copy.giveTitle}
      description={
        <>
          <b className="mb-1 block font-semibold [overflow-wrap:anywhere] text-ink">
            {person.email}
          </b>
          {copy.giveHint}
          {/* That it goes on is what matters to who pays it. */}
          {paid ? <span className="mt-2 block text-ink">{paid}</span> : null}
        </>
      }
    >
      <form onSubmit={submit} noValidate className="space-y-5">
        <fieldset className="min-w-0">
          <legend className="text-sm font-semibold">{copy.choose}</legend>
          {optionsOf(person.plan).map(({ value, label }) => (
            <label
              key={value}
              className="flex min-h-11 w-fit cursor-pointer items-center gap-2.5 sm:pointer-fine:min-h-9"
            >
              <input
                type="radio"
                name="plan"
                checked={plan === value}
                onChange={() => setPlan(value)}
                className="radio-dot"
              />
              {label}
            </label>
          ))}
        </fieldset>
        <Field
          label={copy.day}
          type="date"
          min={today}
          value={until}
          onChange={setUntil}
          error={wrong.day ?? null}
          hint={copy.dayHint}
        />
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
          <Button type="submit" disabled={busy || !plan}>
            {busy ? copy.giving : plan ? copy.giveThis(plans[plan].cardTitle) : copy.give}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
