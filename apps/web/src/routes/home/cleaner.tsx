import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
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
import { draftStore } from '../../features/cleaning/draft/draft-store.ts';
import { useDraft } from '../../features/cleaning/draft/use-draft.ts';
import { rewriteAndStrip } from '../../features/rewriting/rewrite/rewrite-and-strip.ts';
import { RewriteProgress } from '../../features/rewriting/rewrite/rewrite-progress.tsx';
import { shownText } from '../../features/rewriting/rewrite/shown-text.ts';
import { StripToggle } from '../../features/rewriting/rewrite/strip-toggle.tsx';
import { rememberPromptClosed } from '../../features/sharing/prompt-closed.ts';
import { useSharePrompt } from '../../features/sharing/use-share-prompt.ts';
import { CleanedResult } from './cleaned-result.tsx';
import { CleanerModals, type OpenModal } from './cleaner-modals.tsx';

const refusals = { not_authenticated: 'sign-in', limit_exceeded: 'upgrade' } as const;

/** On for visitors who come from the page on statistical watermarks to try it, once for each time. */
function useAskedToStrip() {
  const { state, key } = useLocation();
  const asked =
    (state as { fromStatisticalWatermarks?: boolean } | null)?.fromStatisticalWatermarks === true;
  useEffect(() => {
    const { stripAskedBy, busy } = draftStore.get();
    if (asked && !busy && stripAskedBy !== key) setStrip(true, key);
  }, [asked, key]);
}

function setStrip(strip: boolean, askedBy = draftStore.get().stripAskedBy) {
  draftStore.set({ strip, stripAskedBy: askedBy });
}

/** An editor of a long text hands over late what was typed: in time before it, or the page, goes. */
function useFlushed(surface: RefObject<TextSurfaceHandle | null>) {
  useLayoutEffect(() => {
    const flush = () => void surface.current?.flush();
    addEventListener('pagehide', flush, { capture: true });
    return () => {
      flush();
      removeEventListener('pagehide', flush, { capture: true });
    };
  }, [surface]);
}

interface CleanerProps {
  /** Shows a check that is under way or done. */
  checkPanel: (panel: { check: Check; onReset: () => void }) => ReactNode;
}

/** The main tool: input, what is hidden in it, the button, the result. */
export function Cleaner({ checkPanel }: CleanerProps) {
  const [modal, setModal] = useState<OpenModal>(null);
  const surface = useRef<TextSurfaceHandle>(null);
  const result = useRef<HTMLElement>(null);
  const { strip, alsoCheck, undone, generation } = useDraft();
  useAskedToStrip();
  useFlushed(surface);
  const { data: account } = useAccount();
  const check = useCheck({
    onRefused: (code) => setModal(refusals[code]),
    onAllClear: useCallback(() => setModal((open) => open ?? 'all-clear'), []),
  });
  const { input, change, clear, cleaned, busy, progress, cancel, ...cleaner } = useCleaner({
    onRefused: setModal,
    onChange: check.reset,
    onCleaned: (text) => {
      if (draftStore.get().alsoCheck) void check.check(text);
    },
    rewrite: rewriteAndStrip,
  });
  const working = busy || check.busy;
  const { subscriber } = useSharePrompt(cleaned, {
    occupied: modal !== null || working,
    result,
    onPrompt: useCallback(() => setModal((open) => open ?? 'share'), []),
  });
  const shown = useMemo(() => cleaned && shownText(cleaned, undone), [cleaned, undone]);
  // After whatever draft was found: a text brought along on purpose is the one that is meant.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since taking it erases it
  useEffect(() => {
    const brought = takeHandOver();
    if (brought !== '') change(brought);
  }, []);
  const summary = useScan(input);
  const id = useId();

  const mayCheck = account?.isAdmin || account?.subscription.is_active;

  const isReportOld =
    !!check.report && !check.report.fixedText && check.report.checkedText !== shown;

  function reset() {
    setModal(null);
    clear();
    // The box is a new one by then.
    setTimeout(() => document.getElementById(id)?.focus());
  }

  function close() {
    if (modal === 'share') rememberPromptClosed();
    setModal(null);
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
          <Button kind="ghost" size="small" className="-my-2" onClick={reset}>
            {cleanerCopy.clear}
          </Button>
        )}
      </div>
      <DropZone onText={change}>
        <TextInput
          key={generation}
          id={id}
          value={input}
          onChange={change}
          onEarly={draftStore.typedEarly}
          readOnly={working}
          marks={summary?.marks ?? null}
          surface={surface}
        />
        <HiddenNote summary={summary} />
      </DropZone>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button
          onClick={clean}
          disabled={input.trim() === '' || working}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {busy ? cleanerCopy.cleaning : cleanerCopy.clean}
        </Button>
        <kbd className="hidden font-sans text-sm text-soft sm:block">{cleanerCopy.shortcut}</kbd>
        <div className="sm:ml-auto">
          <StripToggle on={strip} onChange={(on) => setStrip(on)} disabled={busy} text={input} />
        </div>
      </div>
      <CheckOptions
        on={alsoCheck}
        onChange={(on) => draftStore.set({ alsoCheck: on })}
        options={check.options}
        onOptions={check.setOptions}
        disabled={working}
      />
      {busy && strip ? <RewriteProgress progress={progress} onCancel={cancel} /> : null}
      {cleaned && shown !== null ? (
        <CleanedResult
          ref={result}
          cleaned={cleaned}
          undone={undone}
          text={shown}
          mayShare={subscriber}
        />
      ) : null}
      {isReportOld && cleaned ? (
        <p className="mt-5 text-sm text-soft">{checkCopy.ofOtherText}</p>
      ) : null}
      {shown !== null && mayCheck && (!check.report || isReportOld) && !check.busy ? (
        <Button kind="quiet" className="mt-5" onClick={() => check.check(shown)}>
          {checkCopy.button}
        </Button>
      ) : null}
      <Suspense>
        {check.phase === 'idle' && !check.problem ? null : checkPanel({ check, onReset: reset })}
      </Suspense>
      <CleanerModals
        open={modal}
        onClose={close}
        onReset={reset}
        onShare={() => setModal('plagiarism-share')}
        invisibleCharCount={cleaned?.removedCharacterCount ?? 0}
      />
    </section>
  );
}
