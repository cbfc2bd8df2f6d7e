import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../components/button.tsx';
import type { TextSurfaceHandle } from '../../components/text-surface/text-surface.tsx';
import { checkCopy } from '../../copy/check-copy.ts';
import { cleanerCopy } from '../../copy/cleaner-copy.ts';
import { useAccount } from '../../features/accounts/account/use-account.ts';
import { CheckOptions } from '../../features/checking/check-options.tsx';
import { type Check, useCheck } from '../../features/checking/use-check.ts';
import { DropZone } from '../../features/cleaning/cleaner/drop-zone.tsx';
import { takeHandOver } from '../../features/cleaning/cleaner/hand-over.ts';
import { HiddenNote } from '../../features/cleaning/cleaner/hidden-note.tsx';
import { TextInput } from '../../features/cleaning/cleaner/text-input.tsx';
import { useCleaner } from '../../features/cleaning/cleaner/use-cleaner.ts';
import { useScan } from '../../features/cleaning/cleaner/use-scan.ts';
import { rewriteAndStrip } from '../../features/rewriting/rewrite/rewrite-and-strip.ts';
import { RewriteProgress } from '../../features/rewriting/rewrite/rewrite-progress.tsx';
import { StripToggle } from '../../features/rewriting/rewrite/strip-toggle.tsx';
import { useSharePrompt } from '../../features/sharing/use-share-prompt.ts';
import { CleanedResult } from './cleaned-result.tsx';
import { CleanerModals, type OpenModal } from './cleaner-modals.tsx';

const refusals = { not_authenticated: 'sign-in', limit_exceeded: 'upgrade' } as const;

/** Off at first; on for visitors who come from the page on statistical watermarks to try it. */
function useStripToggle() {
  const { state } = useLocation();
  const asked =
    (state as { fromStatisticalWatermarks?: boolean } | null)?.fromStatisticalWatermarks === true;
  return useState(asked);
}

interface CleanerProps {
  /** Shows a check that is under way or done. */
  checkPanel: (panel: { check: Check; onReset: () => void }) => ReactNode;
}

/** The main tool: input, what is hidden in it, the button, the result. */
export function Cleaner({ checkPanel }: CleanerProps) {
  const [modal, setModal] = useState<OpenModal>(null);
  const surface = useRef<TextSurfaceHandle>(null);
  const [strip, setStrip] = useStripToggle();
  const [alsoCheck, setAlsoCheck] = useState(false);
  const { data: account } = useAccount();
  const check = useCheck({
    onRefused: (code) => setModal(refusals[code]),
    onAllClear: useCallback(() => setModal('all-clear'), []),
  });
  const { input, change, cleaned, busy, progress, cancel, blank, ...cleaner } = useCleaner({
    onRefused: setModal,
    onChange: check.reset,
    onCleaned: (text) => {
      // A report on another text, such as one before the rewrite, would now be wrong.
      if (text !== cleaned?.text) check.reset();
      if (alsoCheck) void check.check(text);
    },
    rewrite: strip ? rewriteAndStrip : null,
  });
  const { subscriber } = useSharePrompt(
    cleaned,
    useCallback(() => setModal('share'), []),
  );
  // After whatever draft was found: a text brought along on purpose is the one that is meant.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since taking it erases it
  useEffect(() => {
    const brought = takeHandOver();
    if (brought !== '') change(brought);
  }, []);
  const summary = useScan(input);
  const id = useId();

  const mayCheck = account?.isAdmin || account?.subscription.is_active;

  function reset() {
    setModal(null);
    change('');
  }

  function clean() {
    surface.current?.flush();
    cleaner.clean();
  }

  function shortcuts(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      clean();
    }
  }

  return (
    <section aria-label="Cleaner" className="mt-4" onKeyDown={shortcuts}>
      <div className="mb-2 flex items-end justify-between gap-4">
        <label htmlFor={id} className="block text-[0.95rem] font-semibold">
          {cleanerCopy.inputLabel}
        </label>
        {input === '' ? null : (
          <Button kind="ghost" size="small" className="-my-2" onClick={() => change('')}>
            {cleanerCopy.clear}
          </Button>
        )}
      </div>
      <DropZone onText={change}>
        <TextInput
          id={id}
          value={input}
          onChange={change}
          marks={summary?.marks ?? null}
          surface={surface}
        />
        <HiddenNote summary={summary} />
      </DropZone>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button
          onClick={clean}
          disabled={blank || busy || check.busy}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {busy ? cleanerCopy.cleaning : cleanerCopy.clean}
        </Button>
        <kbd className="hidden font-sans text-sm text-soft sm:block">{cleanerCopy.shortcut}</kbd>
        <div className="sm:ml-auto">
          <StripToggle on={strip} onChange={setStrip} disabled={busy} text={input} />
        </div>
      </div>
      <CheckOptions
        on={alsoCheck}
        onChange={setAlsoCheck}
        options={check.options}
        onOptions={check.setOptions}
        disabled={busy || check.busy}
      />
      {busy && strip ? <RewriteProgress progress={progress} onCancel={cancel} /> : null}
      {cleaned ? (
        <CleanedResult
          cleaned={cleaned}
          onShare={subscriber ? () => setModal('share') : undefined}
        />
      ) : null}
      {cleaned && mayCheck && !check.report && !check.busy ? (
        <Button kind="quiet" className="mt-5" onClick={() => check.check(cleaned.text)}>
          {checkCopy.button}
        </Button>
      ) : null}
      <Suspense>
        {check.phase === 'idle' && !check.problem ? null : checkPanel({ check, onReset: reset })}
      </Suspense>
      <CleanerModals
        open={modal}
        onClose={() => setModal(null)}
        onReset={reset}
        onShare={() => setModal('share')}
        invisibleCharCount={cleaned?.removedCharacterCount ?? 0}
      />
    </section>
  );
}
