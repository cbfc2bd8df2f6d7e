import type { ApiKeyCreated } from '@cleanpaste/contract';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Modal } from '../../../components/modal.tsx';
import { apiKeysCopy as copy } from '../../../copy/api-keys-copy.ts';

interface NewKeyDialogProps {
  created: ApiKeyCreated | null;
  onClose: () => void;
}

/**
 * As wide as the whole key, where there is room for that; else as half of it, so that no few letters stand alone
 * in a second line. What is between the two is as large as to be one or the other.
 */
function lineOf(letters: number): string {
  const whole = `${letters}ch + 1px`;
  return `clamp(${Math.ceil(letters / 2)}ch, (100% - ${letters}ch) * 999, ${whole})`;
}

/** Shows a new key, this once: until it was copied, or its owner says that it is saved, nothing else closes it. */
export function NewKeyDialog({ created, onClose }: NewKeyDialogProps) {
  const [isSafe, setIsSafe] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const key = created?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins anew
  useEffect(() => {
    setIsSafe(false);
    setIsHeld(false);
  }, [key]);
  return (
    <Modal
      open={created !== null}
      onClose={onClose}
      onHeld={isSafe ? undefined : () => setIsHeld(true)}
      title={copy.made}
      description={copy.madeHint}
    >
      <div className="rounded-lg border border-line bg-sunken p-3 sm:p-4">
        <code
          style={{ width: lineOf(key?.length ?? 0) }}
          className="block max-w-full font-mono text-[0.81rem] leading-relaxed break-all sm:text-[0.95rem]"
        >
          {key}
        </code>
      </div>
      <p role="status" className={isHeld && !isSafe ? 'mt-3 text-sm text-mark' : ''}>
        {isHeld && !isSafe ? copy.notYet : null}
      </p>
      {/* Copy comes first, also by keyboard; it stands where every window has what it is for. */}
      <div className="mt-5 flex flex-row-reverse flex-wrap items-center gap-3">
        <CopyButton
          text={key ?? ''}
          kind={isSafe ? 'quiet' : 'primary'}
          size="normal"
          onCopied={() => setIsSafe(true)}
        />
        <Button kind={isSafe ? 'primary' : 'quiet'} onClick={onClose}>
          {isSafe ? copy.done : copy.confirm}
        </Button>
      </div>
    </Modal>
  );
}
