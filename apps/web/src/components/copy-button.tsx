import { useEffect, useId, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { cleanerCopy } from '../copy/cleaner-copy.ts';
import { tellCopied } from '../lib/copied.ts';
import { Button, type ButtonKind } from './button.tsx';

const copiedMs = 2000;

interface CopyButtonProps {
  text: string;
  kind?: ButtonKind;
  /** As large as the buttons beside it. */
  size?: 'small' | 'normal';
  className?: string;
  /** What it says in the place of 'Copy'. */
  label?: string | undefined;
  /** What it copies, where that is not what is seen. */
  hint?: string | undefined;
  onCopied?: () => void;
}

/** Copies `text`; says 'Copied!' for two seconds. */
export function CopyButton(props: CopyButtonProps) {
  const {
    text,
    kind = 'quiet',
    size = 'small',
    className,
    label = cleanerCopy.copy,
    hint,
    onCopied,
  } = props;
  const [copied, setCopied] = useState(false);
  const hintId = useId();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      tellCopied(text);
      onCopied?.();
      toast.success(cleanerCopy.copiedToast);
    } catch {
      toast.error(cleanerCopy.copyFailed);
    }
  }

  return (
    <>
      <Button
        kind={kind}
        size={size}
        onClick={copy}
        className={className}
        title={hint}
        aria-describedby={hint ? hintId : undefined}
        aria-live="polite"
      >
        {copied ? cleanerCopy.copied : label}
      </Button>
      {hint ? (
        <span id={hintId} className="sr-only">
          {hint}
        </span>
      ) : null}
    </>
  );
}
