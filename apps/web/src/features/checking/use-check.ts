import { type CheckAnswer, isAllClear } from '@cleanpaste/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { checkCopy } from '../../copy/check-copy.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { FinalError } from '../../lib/request-error.ts';
import { pause } from '../../lib/retry.ts';
import { type CheckOptions, runCheck } from './api.ts';

export type CheckPhase = 'idle' | 'scanning' | 'analyzing' | 'complete';

const analyzingMs = 2000;
const allClearMs = 3000;
/** What a check changes elsewhere on the page. */
const changedByWork = [queryKeys.account(), queryKeys.history()];

interface CheckInput {
  onRefused: (code: 'not_authenticated' | 'limit_exceeded') => void;
  /** Called three seconds after a check, or a recheck, that is all clear. */
  onAllClear: () => void;
}

/** State of the check of one cleaned text, and the verbs that change it. */
export function useCheck({ onRefused, onAllClear }: CheckInput) {
  const [phase, setPhase] = useState<CheckPhase>('idle');
  const [report, setReport] = useState<CheckAnswer | null>(null);
  /** Why the last check failed, in the server's words. */
  const [problem, setProblem] = useState<string | null>(null);
  const [options, setOptions] = useState<CheckOptions>({
    excludeQuotations: false,
    excludeReferences: false,
  });
  const round = useRef(0);
  const queries = useQueryClient();

  function reset() {
    round.current++;
    setPhase('idle');
    setReport(null);
    setProblem(null);
  }

  async function run(text: string, fix: boolean) {
    const own = ++round.current;
    const isStale = () => own !== round.current;
    setPhase('scanning');
    setProblem(null);
    try {
      const answer = await runCheck(text, { ...options, fix, key: crypto.randomUUID() });
      for (const queryKey of changedByWork) void queries.invalidateQueries({ queryKey });
      if (isStale()) return;
      setPhase('analyzing');
      await pause(analyzingMs);
      if (isStale()) return;
      setReport(answer);
      setPhase('complete');
    } catch (error) {
      if (isStale()) return;
      setPhase(report ? 'complete' : 'idle');
      const code = error instanceof FinalError ? error.code : '';
      if (code === 'not_authenticated' || code === 'limit_exceeded') return onRefused(code);
      toast.error(fix ? checkCopy.recheckFailed : checkCopy.failed);
      setProblem(error instanceof Error ? error.message : null);
    }
  }

  useEffect(() => {
    if (!report || !isAllClear(report)) return;
    const timer = setTimeout(onAllClear, allClearMs);
    return () => clearTimeout(timer);
  }, [report, onAllClear]);

  return {
    phase,
    report,
    problem,
    options,
    setOptions,
    reset,
    check: (text: string) => run(text, false),
    fix: () => (report ? run(report.checkedText, true) : Promise.resolve()),
    busy: phase === 'scanning' || phase === 'analyzing',
  };
}

export type Check = ReturnType<typeof useCheck>;
