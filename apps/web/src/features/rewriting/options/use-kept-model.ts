import { useEffect, useRef, useState } from 'react';
import { tabEnginesCopy as copy } from '../../../copy/tab-engines-copy.ts';
import { keptModel, removeModel } from '../../../workers/model/model-folder.ts';
import { askModelWorker, endModelWorker } from '../../../workers/model-bridge.ts';
import type { KeptModel, ModelWork } from '../../../workers/model-messages.ts';

/** What a model in a tab needs of a browser: storage for files, and WebAssembly that can wait. */
const canRun = () =>
  typeof navigator.storage?.getDirectory === 'function' && 'Suspending' in WebAssembly;

/** The model that is kept in this browser, and the verbs that change which it is. */
export function useKeptModel() {
  /** Undefined until it has been looked for. */
  const [kept, setKept] = useState<KeptModel | null>();
  const [share, setShare] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const work = useRef<AbortController>(null);
  useEffect(() => {
    if (canRun()) keptModel().then(setKept);
    return () => work.current?.abort();
  }, []);

  async function keep(source: ModelWork['keep']['input']['source']) {
    const own = new AbortController();
    work.current = own;
    setSaid('');
    setShare(0);
    try {
      await askModelWorker('keep', { source }, { signal: own.signal, onProgress: setShare });
    } catch (error) {
      const { message } = error as Error;
      if (!own.signal.aborted) setSaid(copy.keepFailures[message] ?? copy.keepFailed);
    }
    setShare(null);
    setKept(await keptModel());
  }

  async function remove() {
    await endModelWorker();
    await removeModel();
    setKept(await keptModel());
    setSaid(copy.removed);
  }

  return { canRun: canRun(), kept, share, said, keep, stop: () => work.current?.abort(), remove };
}
