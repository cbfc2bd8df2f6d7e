import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { MarkFinder } from '../../components/text-surface/mark-finder.ts';
import type { TextSurfaceHandle } from '../../components/text-surface/text-surface.tsx';
import { exampleText } from '../../copy/home-example-copy.ts';
import { useAccount } from '../../features/accounts/account/use-account.ts';
import { Replaced } from '../../features/checking/replaced.tsx';
import { type Check, useCheck } from '../../features/checking/use-check.ts';
import { DropZone } from '../../features/cleaning/cleaner/drop-zone.tsx';
import { HiddenNote } from '../../features/cleaning/cleaner/hidden-note.tsx';
import { marksInBox } from '../../features/cleaning/cleaner/marks-in-box.ts';
import { TextInput } from '../../features/cleaning/cleaner/text-input.tsx';
import { useCleaner } from '../../features/cleaning/cleaner/use-cleaner.ts';
import { useScan } from '../../features/cleaning/cleaner/use-scan.ts';
import { useShowKind } from '../../features/cleaning/cleaner/use-show-kind.ts';
import { draftStore } from '../../features/cleaning/draft/draft-store.ts';
import { takeHandOver } from '../../features/cleaning/draft/hand-over.ts';
import { useDraft } from '../../features/cleaning/draft/use-draft.ts';
import { useKeepShownText } from '../../features/history/use-keep-shown-text.ts';
import { shownText } from '../../features/rewriting/rewrite/shown-text.ts';
import { rememberPromptClosed } from '../../features/sharing/prompt-closed.ts';
import { useSharePrompt } from '../../features/sharing/use-share-prompt.ts';
import { Announced } from './announced.tsx';
import { BoxHead } from './box-head.tsx';
import { CarriedNotes } from './carried-notes.tsx';
import { CheckArea } from './check-area.tsx';
import { CleanControls } from './clean-controls.tsx';
import { CleanerModals, type OpenModal } from './cleaner-modals.tsx';
import { EmptyRow } from './empty-row.tsx';
import { CleanedResult, RewriteProgress, rewriteWhenLoaded, ShareStrip } from './later-parts.ts';
import { setStrip, useAskedToStrip } from './use-asked-to-strip.ts';
import { insertInto, useBoxEntry } from './use-box-entry.ts';
import { useDroppedFile } from './use-dropped-file.tsx';
import { useFlushed } from './use-flushed.ts';
import { useStage } from './use-stage.ts';

/** A longer text goes into the box in one piece: typing it in would take the field seconds. */
const insertedAtMost = 20_000;

interface CleanerProps {
  /** Shows a check that is under way or done. */
  checkPanel: (panel: {
    check: Check;
    isToldAbove: boolean;
    onReset: () => void;
    onUse: (text: string) => void;
  }) => ReactNode;
}

/** The main tool: input, what is hidden in it, the button, the result. */
export function Cleaner({ checkPanel }: CleanerProps) {
  const [modal, setModal] = useState<OpenModal>(null);
  const surface = useRef<TextSurfaceHandle>(null);
  const { strip, alsoCheck, undone, generation, dropProvenance } = useDraft();
  useAskedToStrip();
  useFlushed(surface);
  const { data: account } = useAccount();
  const check = useCheck({
    onAllClear: useCallback(() => setModal((open) => open ?? 'all-clear'), []),
  });
  const { input, change, clear, cleaned, busy, progress, cancel, ...cleaner } = useCleaner({
    onRefused: setModal,
    onChange: check.reset,
    onCleaned: (text) => {
      stage.onArrival();
      if (draftStore.get().alsoCheck) void check.check(text);
    },
    rewrite: rewriteWhenLoaded,
  });
  const working = busy || check.busy;
  const stage = useStage({ cleaned, busy });
  const { refs } = stage;
  const { view, choose } = stage.shownAs;
  const shown = useMemo(() => cleaned && shownText(cleaned, undone), [cleaned, undone]);
  const { subscriber, strip: shareStrip } = useSharePrompt(cleaned, {
    occupied: modal !== null || working,
    result: refs.result,
    text: shown,
    onModal: useCallback(() => setModal((open) => open ?? 'share'), []),
  });
  useKeepShownText(cleaned, shown, undone);
  const isRewritten = (cleaned?.rewrite?.edits.length ?? 0) > 0;
  const isUnchanged = cleaned?.removedCharacterCount === 0 && !isRewritten && shown === input;
  const hasSwitch = cleaned !== null && !isUnchanged;
  // After whatever draft was found: a text brought along on purpose is the one that is meant.
  // While work is under way the box takes nothing, and what was taken would be gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since taking it erases it
  useEffect(() => {
    const brought = working ? '' : takeHandOver();
    if (brought !== '') change(brought);
  }, [working]);
  const { summary, hasFailed } = useScan(input, { keepProvenance: !dropProvenance });
  const marks = useMemo(() => summary && marksInBox(summary), [summary]);
  const finder = useRef<MarkFinder>(null);
  const showKind = useShowKind({ summary, finder, onShow: () => choose('original') });
  const id = useId();

  useBoxEntry({
    id,
    // The page is prerendered without its draft, which may well have a result.
    takesFocus: () => draftStore.get().cleaned === null,
    onPaste(text) {
      if (working) return;
      choose('original');
      const field = text.length < insertedAtMost ? document.getElementById(id) : null;
      // What stands beside its result is done with; the new text takes its place.
      if (!insertInto(field, text, { isAll: cleaned !== null }))
        change(cleaned ? text : input + text);
    },
  });

  const mayCheck = Boolean(account?.isAdmin || account?.subscription.is_active);

  /** The box may be a new one by then. */
  const focusBox = () => setTimeout(() => document.getElementById(id)?.focus());
  const dropped = useDroppedFile({ onText: change, onTaken: focusBox });
  /** A file is what is worked on: the box, as long as it is empty, is only where the next one is dropped. */
  const isBoxAside = dropped.panel !== null && input === '';

  function reset() {
    setModal(null);
    check.cancel();
    clear();
    focusBox();
  }

  /** Goes on with a text that came of a report; what was there before is one click away. */
  function use(text: string) {
    surface.current?.flush();
    check.goOnWith(text, change);
    focusBox();
  }

  function example() {
    change(exampleText);
    // The button that was pressed has gone with the empty box.
    setTimeout(() => refs.button.current?.focus({ preventScroll: true }));
  }

  /** What a browser does not hand out is pasted by hand: the box is ready for it. */
  async function paste() {
    const text = await navigator.clipboard?.readText().catch(() => '');
    if (text) change(text);
    else focusBox();
  }

  function close() {
    if (modal === 'share' || modal === 'plagiarism-share') rememberPromptClosed();
    setModal(null);
    stage.afterClose();
  }

  function clean() {
    const text = surface.current?.flush() ?? input;
    // First, so that the request is under way while the motion is made ready; nothing is drawn in between.
    cleaner.clean();
    // A rewrite changes the words as well: that is shown in the result.
    if (!strip && !working && view === 'original' && text.trim() !== '') stage.sweep.begin();
  }

  function shortcuts(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      // What the button does now: while the chosen model is missing, that is another thing.
      if (refs.button.current?.disabled === false) refs.button.current.click();
      else clean();
    }
  }

  return (
    <section
      ref={refs.section}
      aria-label="Cleaner"
      className="mt-4 scroll-mt-20"
      onKeyDown={shortcuts}
    >
      <Announced cleaned={busy ? null : cleaned} kinds={summary?.kinds} />
      <DropZone onText={change} {...dropped.zone} className="grid grid-cols-[minmax(0,1fr)]">
        <BoxHead
          id={id}
          hasSwitch={hasSwitch}
          isHidden={view === 'cleaned'}
          isEmpty={input === ''}
          onFile={dropped.choose}
          onClear={reset}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus of the field inside */}
        <div
          ref={refs.box}
          data-field
          tabIndex={-1}
          onFocus={(event) => event.target !== event.currentTarget && choose('original')}
          className={`col-start-1 row-start-2 min-w-0 outline-none ${view === 'cleaned' ? 'opacity-0' : busy && strip ? 'opacity-60' : ''}`}
        >
          <TextInput
            key={generation}
            id={id}
            value={input}
            onChange={change}
            onEarly={draftStore.typedEarly}
            readOnly={working}
            takesFocus={cleaned === null}
            isSmall={isBoxAside}
            marks={marks}
            finder={finder}
            surface={surface}
          />
        </div>
        <div
          ref={refs.layer}
          aria-hidden="true"
          className="pointer-events-none relative z-10 col-start-1 row-start-2 overflow-hidden text-[1.02rem] [contain:strict]"
        />
        {busy && strip ? <RewriteProgress progress={progress} onCancel={cancel} /> : null}
        {cleaned && shown !== null ? (
          <CleanedResult
            refs={refs}
            shownAs={stage.shownAs}
            cleaned={cleaned}
            undone={undone}
            text={shown}
            mayShare={subscriber}
            isUnchanged={isUnchanged}
            found={summary}
          />
        ) : null}
        <div className={`col-start-1 row-start-3 min-w-0 ${isBoxAside ? 'hidden' : ''}`}>
          <CarriedNotes
            text={input}
            shown={view === 'cleaned' ? shown : null}
            summary={summary}
            working={working}
            onChange={check.reset}
          />
          <HiddenNote
            summary={summary}
            hasFailed={hasFailed}
            isGone={view === 'cleaned'}
            isUnchanged={isUnchanged}
            isAtOnce={cleaned?.rewrite != null}
            beside={hasSwitch ? (subscriber ? 'two' : 'one') : null}
            onKind={showKind}
          >
            <EmptyRow isEmpty={input === ''} onExample={example} onPaste={paste} />
          </HiddenNote>
        </div>
      </DropZone>
      {dropped.panel}
      {check.canPutBack ? <Replaced onUndo={check.putBack} /> : null}
      {isBoxAside ? null : (
        <CleanControls
          button={refs.button}
          text={input}
          busy={busy}
          working={working}
          hasResult={cleaned !== null}
          canCopy={shown !== null && shown.trim() !== ''}
          canCompare={hasSwitch}
          check={check}
          onClean={clean}
          onCancel={cancel}
        />
      )}
      <CheckArea check={check} text={shown} mayCheck={mayCheck}>
        {checkPanel({ check, isToldAbove: modal === 'all-clear', onReset: reset, onUse: use })}
      </CheckArea>
      {cleaned && shareStrip.open ? (
        <ShareStrip cleaned={cleaned} undone={undone} onClose={shareStrip.close} />
      ) : null}
      <CleanerModals
        open={modal}
        refs={refs}
        onClose={close}
        onReset={reset}
        onWithoutRewrite={() => {
          close();
          setStrip(false);
          clean();
        }}
        onShare={() => setModal('plagiarism-share')}
        invisibleCharCount={cleaned?.removedCharacterCount ?? 0}
        forCheck={alsoCheck && cleaned !== null}
        report={check.report}
      />
    </section>
  );
}
