import type { MetadataKind } from '@cleanpaste/files';
import { isReadOnly, isTextFormat } from '@cleanpaste/files/formats';
import { useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '../../../components/button.tsx';
import { fileCopy } from '../../../copy/file-copy.ts';
import type { FileSummary } from '../../../workers/file-messages.ts';
import { ChipLabel } from '../cleaner/chip-label.tsx';
import { MetadataList } from './metadata-list.tsx';
import { useFile } from './use-file.ts';

interface FilePanelProps {
  file: File;
  onClose: () => void;
  /** Takes another file in its place. */
  onOther: (file: File) => void;
  /** Takes a file that is a text as one, into the box. */
  onAsText: (file: File) => void;
}

/** A file that was dropped: what is hidden in it, what it says, and the way to get it back cleaned. */
export default function FilePanel({ file, onClose, onOther, onAsText }: FilePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { state, summary, save, cancel } = useFile(file);
  const [chosen, setChosen] = useState<ReadonlySet<MetadataKind>>(new Set());
  const isBusy = state.step === 'looking' || state.step === 'cleaning';

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each file that is dropped
  useEffect(() => {
    setChosen(new Set());
    panel.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, [file]);

  function choose(kinds: readonly MetadataKind[], isOn: boolean) {
    const next = new Set(chosen);
    for (const kind of kinds) {
      if (isOn) next.add(kind);
      else next.delete(kind);
    }
    setChosen(next);
  }
  const said = new Set(summary?.metadata.map(({ kind }) => kind));
  const staying = [...said].filter((kind) => !chosen.has(kind)).length;

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={fileCopy.label}
      data-file
      className="mt-4 rounded-2xl border border-line bg-surface px-4 py-4 shadow-card outline-none sm:px-5"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-semibold [overflow-wrap:anywhere]">
          <bdi>{file.name}</bdi>
        </h2>
        <Button
          kind="ghost"
          size="small"
          className="-mt-1.5 -mr-3 shrink-0 max-sm:-mt-2.5 pointer-coarse:-mt-2.5"
          onClick={onClose}
        >
          {fileCopy.close}
        </Button>
      </div>
      {isBusy ? (
        <Working
          title={state.step === 'looking' ? fileCopy.looking : fileCopy.cleaning}
          progress={state.progress}
          // While it is looked into, closing the file is the way out.
          onCancel={state.step === 'looking' ? null : cancel}
        />
      ) : null}
      {state.step === 'failed' ? (
        <Failed
          message={state.message}
          onOther={(other) => {
            // What was pressed goes with the failure.
            panel.current?.focus({ preventScroll: true });
            onOther(other);
          }}
        />
      ) : null}
      {summary ? <Found summary={summary} /> : null}
      {summary && summary.metadata.length > 0 ? (
        <MetadataList
          metadata={summary.metadata}
          chosen={chosen}
          onChange={choose}
          isReadOnly={isReadOnly(summary.format)}
        />
      ) : null}
      {summary ? (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {staying > 0 && !isReadOnly(summary.format) ? (
            <p className="basis-full text-sm font-medium text-mark">{fileCopy.staying(staying)}</p>
          ) : null}
          {isReadOnly(summary.format) ? null : (
            <Button
              className="max-sm:w-full"
              disabled={isBusy || (summary.count === 0 && chosen.size === 0)}
              onClick={() => save([...chosen])}
            >
              {/* By what it does: a file that still names people is not called cleaned. */}
              {staying > 0 && chosen.size === 0 ? fileCopy.downloadText : fileCopy.download}
            </Button>
          )}
          {isTextFormat(summary.format) ? (
            <Button kind="quiet" className="max-sm:w-full" onClick={() => onAsText(file)}>
              {fileCopy.asText}
            </Button>
          ) : null}
          <p className="text-sm text-soft">{fileCopy.stays}</p>
        </div>
      ) : null}
      <p aria-live="polite" className="mt-2 text-sm text-accent empty:hidden">
        {state.step === 'seen' && state.isSaved ? fileCopy.done(file.name) : null}
      </p>
    </section>
  );
}

function Working(props: { title: string; progress: number; onCancel: (() => void) | null }) {
  const { title, progress, onCancel } = props;
  return (
    <div className="mt-3 flex items-center gap-4">
      <div className="grow">
        <p role="status" className="mb-2 text-sm font-medium">
          {title}
        </p>
        <progress aria-label={title} max={1} value={progress} className="usage-bar" />
      </div>
      {onCancel ? (
        <Button kind="quiet" size="small" onClick={onCancel}>
          {fileCopy.cancel}
        </Button>
      ) : null}
    </div>
  );
}

function Failed({ message, onOther }: { message: string; onOther: (file: File) => void }) {
  return (
    <div
      role="alert"
      className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-danger/40 bg-danger-wash px-4 py-3 text-[0.95rem]"
    >
      <p className="flex min-w-[min(16rem,100%)] flex-1 gap-3 leading-snug">
        <span aria-hidden="true" className="mt-[0.42em] size-2 shrink-0 rounded-full bg-danger" />
        <span className="text-pretty [overflow-wrap:anywhere]">
          {message} {fileCopy.failedHint}
        </span>
      </p>
      <label
        className={`${buttonClass('quiet', 'small')} relative !h-11 cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent max-sm:ml-5`}
      >
        {fileCopy.chooseOther}
        <input
          type="file"
          className="sr-only"
          onChange={({ target }) => {
            const other = target.files?.[0];
            // So that the same one can be chosen again.
            target.value = '';
            if (other) onOther(other);
          }}
        />
      </label>
    </div>
  );
}

/** So many kinds are named. */
const mostKinds = 12;

function Found({ summary: { count, flagged, kinds, notes } }: { summary: FileSummary }) {
  return (
    <div aria-live="polite" className="mt-2">
      <p className={count > 0 ? 'font-medium text-mark' : 'font-medium text-accent'}>
        {count > 0 ? fileCopy.found(count) : fileCopy.nothing}
      </p>
      {flagged > 0 ? <p className="text-sm text-soft">{fileCopy.flagged(flagged)}</p> : null}
      <ul className="mt-2 flex flex-wrap gap-2 text-sm empty:hidden">
        {kinds.slice(0, mostKinds).map((kind) => (
          <li
            key={`${kind.name} ${kind.action}`}
            className="flex items-baseline gap-x-2 rounded-md border border-mark-line bg-mark-wash px-2 py-1 font-medium text-mark"
          >
            <ChipLabel kind={kind} isGone={false} />
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="mt-2 text-sm text-soft">
          {note}
        </p>
      ))}
    </div>
  );
}
