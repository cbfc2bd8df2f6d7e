import { isAllClear } from '@cleanpaste/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import toast from 'react-hot-toast/headless';
import { checkCopy } from '../../copy/check-copy.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { FinalError } from '../../lib/request-error.ts';
import { pause } from '../../lib/retry.ts';
import { useSessionState } from '../../lib/session.ts';
import { draftStore, useDraft } from '../cleaning/index.ts';
import { type CheckOptions, runCheck } from './api.ts';

export type CheckPhase = 'idle' | 'scanning' | 'analyzing' | 'complete';

const analyzingMs = 2000;
const allClearMs = 3000;
const stayedMs = 1000;
/** What a check changes elsewhere on the page. */
const changedByWork = [queryKeys.account(), queryKeys.history()];

interface CheckInput {
  onRefused: (code: 'not_authenticated' | 'limit_exceeded') => void;
  /** Called three seconds after a check, or a recheck, that is all clear. */
  onAllClear: () => void;
}

/** State of the check of one cleaned text, and the verbs that change it. */
export function useCheck({ onRefused, onAllClear }: CheckInput) {
  const { phase, report, problem, news, checkOptions: options } = useDraft();
  const { status } = useSessionState();
  const queries = useQueryClient();

  function reset() {
    const round = draftStore.get().round + 1;
    draftStore.set({
      round,
      phase: 'idle',
      report: null,
      news: null,
      problem: null,
      checking: null,
    });
  }

  async function run(text: string, fix: boolean) {
    const { checking: last, round, checkOptions } = draftStore.get();
    const own = round + 1;
    const isStale = () => own !== draftStore.get().round;
    // Asked again with the same key, a check whose answer was lost costs nothing more.
    const key = last?.text === text && last.fix === fix ? last.key : crypto.randomUUID();
    const checking = { key, text, fix };
    draftStore.set({
      round: own,
      phase: 'scanning',
      problem: null,
      checking: { ...checking, running: true },
    });
    draftStore.flush();
    try {
      const answer = await runCheck(text, { ...checkOptions, fix, key });
      for (const queryKey of changedByWork) void queries.invalidateQueries({ queryKey });
      if (isStale()) return;
      draftStore.set({ phase: 'analyzing' });
      await pause(analyzingMs);
      if (isStale()) return;
      draftStore.set({ report: answer, news: answer, phase: 'complete', checking: null });
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
      const code = error instanceof FinalError ? error.code : '';
      if (code === 'not_authenticated' || code === 'limit_exceeded') return onRefused(code);
      toast.error(fix ? checkCopy.recheckFailed : checkCopy.failed);
      draftStore.set({ problem: error instanceof Error ? error.message : null });
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
    if (status !== 'unknown' && checking?.running && !isUnderWay)
      void run(checking.text, checking.fix);
  }, [status]);

  return {
    phase,
    report,
    problem,
    options,
    setOptions: (next: CheckOptions) => draftStore.set({ checkOptions: next, checking: null }),
    reset,
    check: (text: string) => run(text, false),
    fix: () => (report ? run(report.checkedText, true) : Promise.resolve()),
    busy: phase === 'scanning' || phase === 'analyzing',
  };
}

export type Check = ReturnType<typeof useCheck>;
