import { useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { cleanerCopy } from '../copy/cleaner-copy.ts';
import { Button } from './button.tsx';

const copiedMs = 2000;

/** Copies `text`; says 'Copied!' for two seconds. */
export function CopyButton({ text, className }: { text: string; className?: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast.success(cleanerCopy.copiedToast);
    } catch {
      toast.error(cleanerCopy.copyFailed);
    }
  }

  return (
    <Button kind="quiet" size="small" onClick={copy} className={className} aria-live="polite">
      {copied ? cleanerCopy.copied : cleanerCopy.copy}
    </Button>
  );
}
