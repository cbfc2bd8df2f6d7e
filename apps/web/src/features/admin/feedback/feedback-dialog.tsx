import { addresses } from '@cleanpaste/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Button } from '../../../components/button.tsx';
import { Modal } from '../../../components/modal.tsx';
import { feedbackCopy } from '../../../copy/feedback-copy.ts';
import { call } from '../../../lib/call.ts';

const thanksMs = 6000;
const longest = 5000;

export default function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const [isBlank, setIsBlank] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (message.trim() === '') {
      setIsBlank(true);
      box.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await call(addresses.admin.giveFeedback, { body: { message } });
      toast.success(feedbackCopy.thanks, { duration: thanksMs });
      onClose();
    } catch {
      toast.error(feedbackCopy.failed);
      setBusy(false);
    }
  }

  return (
    <Modal open onClose={onClose} title={feedbackCopy.title} description={feedbackCopy.description}>
      <form onSubmit={submit}>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {feedbackCopy.label}
        </label>
        <textarea
          ref={box}
          id={id}
          aria-invalid={isBlank || undefined}
          aria-describedby={isBlank ? `${id}-error` : undefined}
          rows={5}
          maxLength={longest}
          value={message}
          onChange={(event) => {
            setMessage(event.target.value);
            setIsBlank(false);
          }}
          className="block w-full resize-y field-edge p-3 leading-relaxed"
        />
        {isBlank ? (
          <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-danger">
            {feedbackCopy.blank}
          </p>
        ) : null}
        <Button type="submit" disabled={busy} className="mt-4 w-full">
          {busy ? feedbackCopy.sending : feedbackCopy.send}
        </Button>
      </form>
    </Modal>
  );
}
