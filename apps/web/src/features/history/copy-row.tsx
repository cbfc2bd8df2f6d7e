import { useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Button } from '../../components/button.tsx';
import { cleanerCopy } from '../../copy/cleaner-copy.ts';
import { historyCopy } from '../../copy/history-copy.ts';

const copiedMs = 2000;

/** Some browsers allow copying only while a click is fresh: they are promised the text at once. */
async function copyLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

interface CopyRowProps {
  read: () => Promise<string>;
  describedBy: string;
}

/** Copies the whole text of an item, which may have to be loaded first. */
export function CopyRow({ read, describedBy }: CopyRowProps) {
  const [state, setState] = useState<'idle' | 'reading' | 'copied'>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), copiedMs);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    setState('reading');
    const text = read();
    try {
      await copyLater(text);
      setState('copied');
      toast.success(cleanerCopy.copiedToast);
    } catch {
      const isLoaded = await text.then(
        () => true,
        () => false,
      );
      setState('idle');
      toast.error(isLoaded ? cleanerCopy.copyFailed : historyCopy.textFailed);
    }
  }

  return (
    <Button
      kind="ghost"
      size="small"
      onClick={copy}
      disabled={state === 'reading'}
      aria-live="polite"
      aria-describedby={describedBy}
    >
      {state === 'copied' ? cleanerCopy.copied : cleanerCopy.copy}
    </Button>
  );
}
