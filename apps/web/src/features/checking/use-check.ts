import { type CheckAnswer, isAllClear } from '@cleanpaste/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { checkEntryCopy } from '../../copy/check-entry-copy.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { noteLimit } from '../../lib/reached-limit.ts';
import { FinalError } from '../../lib/request-error.ts';
import { pause } from '../../lib/retry.ts';
import { useSessionState } from '../../lib/session.ts';
import { type AskedCheck, chosenOptions, draftStore, useDraft } from '../cleaning/index.ts';
import { type CheckOptions, runCheck } from './api.ts';

export type CheckPhase = 'idle' | 'scanning' | 'analyzing' | 'complete';

/** Names the notice of a check that failed; the next one takes it away. */
const failedId = 'check-failed';

const analyzingMs = 2000;
const allClearMs = 3000;
const stayedMs = 1000;
/** What a check changes elsewhere on the page. */
const changedByWork = [queryKeys.account(), queryKeys.history()];

/** Without a report. */
const noReport = { report: null, quoted: [], origin: null, reworded: false, earlier: null };

const isSame = (one: AskedCheck, other: AskedCheck) =>
  one.text === other.text && one.fix === other.fix && one.quotedFrom === other.quotedFrom;

/** The draft's report once an answer has come: a fix and a second look go on from the one before. */
function following(
  { report, quoted, origin, reworded, earlier }: ReturnType<typeof draftStore.get>,
  { text, fix, quotedFrom }: AskedCheck,
  answer: CheckAnswer,
) {
  if (!fix && quotedFrom === undefined) return { ...noReport, report: answer };
  const isNew = answer.checkedText !== report?.checkedText;
  return {
    report: answer,
    quoted: [],
    origin: origin ?? quotedFrom ?? text,
    reworded: reworded || answer.changed === true,
    earlier: isNew && report ? { report, quoted, origin, reworded } : earlier,
  };
}

/** Ends the check under way; the page may have been left and entered again since it began. */
let control: AbortController | undefined;

interface CheckInput {
  /** Called three seconds after a check, or a recheck, that is all clear. */
  onAllClear: () => void;
}

/** State of the check of one cleaned text, and the verbs that change it. */
export function useCheck({ onAllClear }: CheckInput) {
  const {
    phase,
    report,
    problem,
    failed,
    news,
    quoted,
    origin,
    reworded,
    earlier,
    replaced,
    checking,
    checkOptions,
    credits,
  } = useDraft();
  const { status } = useSessionState();
  const queries = useQueryClient();

  function reset() {
    const round = draftStore.get().round + 1;
    draftStore.set({
      round,
      phase: 'idle',
      ...noReport,
      ...chosenOptions(draftStore.get()),
      news: null,
      problem: null,
      failed: null,
      replaced: null,
      checking: null,
    });
  }

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function run({ text, fix, quotedFrom }: AskedCheck) {
    toast.dismiss(failedId);
    const asked = { text, fix, ...(quotedFrom === undefined ? {} : { quotedFrom }) };
    const { checking: last, round, checkOptions: options } = draftStore.get();
    const own = round + 1;
    const isStale = () => own !== draftStore.get().round;
    // Asked again with the same key, a check whose answer was lost costs nothing more.
    const key = last && isSame(last, asked) ? last.key : crypto.randomUUID();
    const checking = { ...asked, key };
    draftStore.set({
      round: own,
      phase: 'scanning',
      problem: null,
      failed: null,
      checking: { ...checking, running: true },
    });
    draftStore.flush();
    control = new AbortController();
    const { signal } = control;
    try {
      const answer = await runCheck({ ...asked, ...options, key, signal });
      for (const queryKey of changedByWork) void queries.invalidateQueries({ queryKey });
      if (isStale()) return;
      draftStore.set({ phase: 'analyzing' });
      await pause(analyzingMs);
      if (isStale()) return;
      draftStore.set({
        ...following(draftStore.get(), asked, answer),
        news: answer,
        phase: 'complete',
        checking: null,
      });
    } catch (error) {
      if (isStale()) return;
      const isOver = error instanceof FinalError;
      draftStore.set({
        phase: draftStore.get().report ? 'complete' : 'idle',
        checking: isOver ? null : { ...checking, running: true },
      });
      // Leaving the page fails its calls too: only who stays has seen the check fail.
      setTimeout(() => {
        if (draftStore.get().checking?.key === key && !isStale())
          draftStore.set({ checking: { ...checking, running: false } });
      }, stayedMs);
      noteLimit(error);
      const code = error instanceof FinalError ? error.code : '';
      if (code === 'not_authenticated' || code === 'limit_exceeded')
        return draftStore.set({ refused: code });
      const message = fix ? checkEntryCopy.recheckFailed : checkEntryCopy.failed;
      // Told once: at its place, with the reason and the way to try again, or on another page as a notice.
      if (!isShown.current) toast.error(message, { id: failedId });
      draftStore.set({
        problem: `${message}: ${(error as Error).message}`,
        // What is refused, for its length for one, would be refused again.
        failed: isOver ? null : asked,
      });
    }
  }

  useEffect(() => {
    if (!news || !isAllClear(news)) return;
    const timer = setTimeout(() => {
      draftStore.set({ news: null });
      onAllClear();
    }, allClearMs);
    return () => clearTimeout(timer);
  }, [news, onAllClear]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is known who is here
  useEffect(() => {
    const { checking, phase: current } = draftStore.get();
    const isUnderWay = current === 'scanning' || current === 'analyzing';
    // The page was left in the middle of a check.
    if (status !== 'unknown' && checking?.running && !isUnderWay) void run(checking);
  }, [status]);

  return {
    phase,
    report,
    problem,
    quoted,
    origin,
    reworded,
    earlier,
    options: checkOptions,
    credits,
    setCredits: (next: typeof credits) => draftStore.set({ credits: next }),
    setOptions: (next: CheckOptions, byQuoting = draftStore.get().leftOutByQuoting) =>
      draftStore.set({
        checkOptions: next,
        leftOutByQuoting: byQuoting && next.excludeQuotations,
        checking: null,
      }),
    reset,
    /** Ends the work, also at the server; the same text asked for again counts as the same check. */
    cancel: () => {
      control?.abort();
      const { checking, report, round } = draftStore.get();
      draftStore.set({
        round: round + 1,
        phase: report ? 'complete' : 'idle',
        checking: checking && { ...checking, running: false },
      });
    },
    check: (text: string) => run({ text, fix: false }),
    /** Looks again at what became of the report's text, or fixes it. */
    again: run,
    fix: () => (report ? run({ text: report.checkedText, fix: true }) : Promise.resolve()),
    /** Asks again for the check that ended in the problem; null where that would not help. */
    retry: failed && (() => void run(failed)),
    /** The check under way, or else the one that may be tried again, is a fix. */
    isFix: (checking ?? failed)?.fix ?? false,
    setQuoted: (quoted: readonly number[]) => draftStore.set({ quoted }),
    /** Back to the report before the last fix or second look. */
    goBack: () => {
      const { earlier } = draftStore.get();
      if (earlier) draftStore.set({ ...earlier, earlier: null, news: null, problem: null });
    },
    /** Makes a text that came of the report the one in the box; nothing of what was there is lost. */
    goOnWith: (text: string, change: (text: string) => void) => {
      const before = draftStore.get();
      change(text);
      const { checkOptions, leftOutByQuoting } = before;
      if (draftStore.get().text !== before.text)
        draftStore.set({ replaced: before, checkOptions, leftOutByQuoting });
    },
    canPutBack: replaced !== null,
    putBack: () => {
      const { replaced: before, generation, round } = draftStore.get();
      // A new box: the old one keeps what it shows.
      if (before)
        draftStore.set({ ...before, replaced: null, generation: generation + 1, round: round + 1 });
    },
    busy: phase === 'scanning' || phase === 'analyzing',
  };
}

export type Check = ReturnType<typeof useCheck>;
