import { type FormEvent, useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Button } from '../../../components/button.tsx';
import { cleanerCopy } from '../../../copy/cleaner-copy.ts';
import { writerCopy } from '../../../copy/writer-copy.ts';
import { Preview } from './preview.tsx';
import { SchemeChoice } from './scheme-choice.tsx';
import { TextField } from './text-field.tsx';
import { longestCover, longestSecret, useWriter } from './use-writer.ts';

const copiedMs = 2000;

/** A message, a harmless sentence and a code: the sentence is copied with the message in it. */
export function Writer() {
  const { entries, change, errors, written, finish } = useWriter();
  const [copied, setCopied] = useState<'now' | 'before' | null>(null);
  const secret = useRef<HTMLTextAreaElement>(null);
  const cover = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (copied !== 'now') return;
    const timer = setTimeout(() => setCopied('before'), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const isWritten = entries.secret.trim() !== '' && entries.cover.trim() !== '';

  function edit(part: Parameters<typeof change>[0]) {
    setCopied(null);
    change(part);
  }

  async function copy(event: FormEvent) {
    event.preventDefault();
    const text = await finish().catch(() => {
      toast.error(writerCopy.failed);
      return undefined;
    });
    if (text === undefined) return;
    if (text === null) return setTimeout(focusWrong);
    try {
      await navigator.clipboard.writeText(text);
      setCopied('now');
    } catch {
      toast.error(cleanerCopy.copyFailed);
    }
  }

  function focusWrong() {
    const wrong = [secret, cover].find(({ current }) => current?.ariaInvalid === 'true');
    wrong?.current?.focus({ preventScroll: true });
    // With its name and what is wrong with it, clear of the header that stays above.
    wrong?.current?.scrollIntoView?.({ block: 'center', behavior: 'instant' });
  }

  return (
    <section aria-label={writerCopy.heading} className="scroll-mt-20">
      <h2
        id="writer"
        className="scroll-mt-24 font-serif text-[1.8rem] leading-tight font-medium tracking-[-0.01em]"
      >
        {writerCopy.heading}
      </h2>
      <p className="mt-1.5 mb-5 text-soft text-pretty">{writerCopy.lead}</p>
      <form
        onSubmit={copy}
        noValidate
        className="space-y-5 rounded-2xl border border-line bg-surface px-4 py-5 shadow-card sm:px-6 sm:py-6"
      >
        <TextField
          ref={secret}
          label={writerCopy.secretLabel}
          placeholder={writerCopy.secretExample}
          value={entries.secret}
          onChange={(text) => edit({ secret: text })}
          most={longestSecret}
          error={errors.secret}
        />
        <TextField
          ref={cover}
          label={writerCopy.coverLabel}
          placeholder={writerCopy.coverExample}
          value={entries.cover}
          onChange={(text) => edit({ cover: text })}
          most={longestCover}
          error={errors.cover}
        />
        <SchemeChoice scheme={entries.scheme} onChange={(scheme) => edit({ scheme })} />
        <Preview cover={entries.cover} written={written} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {/* As the revealer's: of nothing there is nothing to do. Pressed too early, it says at the fields what is missing. */}
          <Button
            type="submit"
            kind={isWritten ? 'primary' : 'quiet'}
            disabled={entries.secret === '' && entries.cover === ''}
          >
            {copied === 'now' ? writerCopy.copied : writerCopy.copy}
          </Button>
          <p role="status" className="min-w-0 flex-1 basis-64 text-sm text-soft">
            {copied ? <span className="sr-only">{writerCopy.copiedAloud} </span> : null}
            {copied ? writerCopy.pasteIt : writerCopy.ownDevice}
          </p>
        </div>
        <p className="border-t border-line pt-4 text-sm text-soft text-pretty">
          <strong className="font-semibold text-ink">{writerCopy.cautionLead}</strong>{' '}
          {writerCopy.caution}
        </p>
      </form>
    </section>
  );
}
