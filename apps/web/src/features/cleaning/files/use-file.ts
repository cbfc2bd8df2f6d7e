import type { MetadataKind } from '@cleanpaste/files';
import { useEffect, useRef, useState } from 'react';
import { fileCopy } from '../../../copy/file-copy.ts';
import { askFileWorker } from '../../../workers/file-bridge.ts';
import type { FileSummary, Refused } from '../../../workers/file-messages.ts';
import { saveFile } from './save-file.ts';

type FileState =
  | { step: 'looking' | 'cleaning'; progress: number }
  | { step: 'failed'; message: string }
  | { step: 'seen'; isSaved: boolean };

const isRefused = (answer: object): answer is Refused => 'refused' in answer;

/** Looks into a file as it comes, and gives it back cleaned. */
export function useFile(file: File) {
  const [state, setState] = useState<FileState>({ step: 'looking', progress: 0 });
  const [summary, setSummary] = useState<FileSummary | null>(null);
  const work = useRef<AbortController | null>(null);

  /** One job at a time; what was under way for another file, or was cancelled, says nothing more. */
  async function run<T extends object>(
    step: 'looking' | 'cleaning',
    ask: (options: { signal: AbortSignal; onProgress: (progress: number) => void }) => Promise<T>,
  ): Promise<Exclude<T, Refused> | null> {
    work.current?.abort();
    work.current = new AbortController();
    const { signal } = work.current;
    const onProgress = (progress: number) => !signal.aborted && setState({ step, progress });
    onProgress(0);
    try {
      const answer = await ask({ signal, onProgress });
      if (signal.aborted) return null;
      if (!isRefused(answer)) return answer as Exclude<T, Refused>;
      setState({ step: 'failed', message: answer.refused });
    } catch {
      if (!signal.aborted) setState({ step: 'failed', message: fileCopy.failed });
    }
    return null;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => {
    setSummary(null);
    void run('looking', (options) => askFileWorker('look', { file }, options)).then((seen) => {
      if (!seen) return;
      setSummary(seen);
      setState({ step: 'seen', isSaved: false });
    });
    return () => work.current?.abort();
  }, [file]);

  async function save(remove: MetadataKind[]) {
    const answer = await run('cleaning', (options) =>
      askFileWorker('clean', { file, remove }, options),
    );
    if (!answer) return;
    saveFile(answer.cleaned, file.name);
    setState({ step: 'seen', isSaved: true });
  }

  function cancel() {
    work.current?.abort();
    setState({ step: 'seen', isSaved: false });
  }

  return { state, summary, save, cancel };
}
