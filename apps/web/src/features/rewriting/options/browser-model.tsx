import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { tabEnginesCopy as copy } from '../../../copy/tab-engines-copy.ts';
import type { ModelLack } from '../../cleaning/index.ts';
import { type Availability, availability, fetchBrowserModel } from '../engines/language-model.ts';
import { ModelProgress } from './model-progress.tsx';
import { useLack } from './use-lack.ts';

const lacks = {
  looking: null,
  unavailable: 'never',
  downloadable: 'to fetch',
  downloading: 'to fetch',
  available: null,
} as const;

/** Whether the browser has its model, and the way to have it fetched: only ever on a click. */
export function BrowserModel({ onLack }: { onLack: (lack: ModelLack) => void }) {
  const [state, setState] = useState<Availability | 'looking'>('looking');
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const work = useRef<AbortController>(null);
  useEffect(() => {
    availability().then(setState);
    return () => work.current?.abort();
  }, []);

  useLack(lacks[state], onLack);

  async function fetchModel() {
    const own = new AbortController();
    work.current = own;
    setProblem('');
    setShare(0);
    try {
      await fetchBrowserModel(own.signal, setShare);
    } catch {
      if (!own.signal.aborted) setProblem(copy.fetchFailed);
    }
    setShare(null);
    setState(await availability());
  }

  return (
    <div className="mt-2 grid gap-2 pl-7 text-sm">
      <p role="status" className={`max-w-[39rem] ${state === 'available' ? 'font-medium' : ''}`}>
        {problem === '' ? copy.states[state] : problem}
      </p>
      {share !== null ? (
        <ModelProgress label={copy.fetching} share={share} onStop={() => work.current?.abort()} />
      ) : null}
      {share === null && (state === 'downloadable' || state === 'downloading') ? (
        <Button size="small" onClick={fetchModel} className="justify-self-start">
          {copy.fetchModel}
        </Button>
      ) : null}
    </div>
  );
}
