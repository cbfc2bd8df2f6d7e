import type { EncodeProblem, EncodeResult, EncodeScheme } from '@cleanpaste/core/hidden';
import { useEffect, useState } from 'react';
import { writerCopy } from '../../../copy/writer-copy.ts';
import { askTextWorker } from '../../../workers/bridge.ts';

/** Longer messages would make a sentence that many fields refuse. */
export const longestSecret = 280;
export const longestCover = 2000;
const pauseMs = 100;

export interface Entries {
  secret: string;
  cover: string;
  scheme: EncodeScheme;
}

export interface FieldErrors {
  secret?: string;
  cover?: string;
}

const ofCover: EncodeProblem[] = ['empty-cover', 'cover-carries'];
/** Said at once; the others may only mean that somebody is still typing. */
const saidAtOnce: EncodeProblem[] = ['not-ascii', 'cover-carries'];

function lengthErrors({ secret, cover }: Entries): FieldErrors | null {
  if (secret.length > longestSecret)
    return { secret: writerCopy.tooLong(secret.length - longestSecret) };
  return cover.length > longestCover
    ? { cover: writerCopy.tooLong(cover.length - longestCover) }
    : null;
}

/** Two empty fields are told at once, not the second after the first. */
function errorsOf(problem: EncodeProblem, { cover }: Entries): FieldErrors {
  if (problem === 'empty-message' && cover.trim() === '')
    return {
      secret: writerCopy.problems['empty-message'],
      cover: writerCopy.problems['empty-cover'],
    };
  return { [ofCover.includes(problem) ? 'cover' : 'secret']: writerCopy.problems[problem] };
}

const write = ({ secret, cover, scheme }: Entries, signal?: AbortSignal) =>
  askTextWorker('write', { secret, cover, scheme }, { signal });

/** What is written and chosen, the text made of it in the worker, and what stands against it. */
export function useWriter() {
  const [entries, setEntries] = useState<Entries>({
    secret: '',
    cover: '',
    scheme: 'variation-selectors',
  });
  const [made, setMade] = useState<{ of: Entries; result: EncodeResult } | null>(null);
  /** The entries that somebody tried to copy: all that is wrong with them is said. */
  const [tried, setTried] = useState<Entries | null>(null);
  const tooLong = lengthErrors(entries);
  const isTooLong = tooLong !== null;

  const isEmpty = entries.secret === '' || entries.cover === '';
  useEffect(() => {
    if (isTooLong || isEmpty) return;
    const control = new AbortController();
    const timer = setTimeout(() => {
      write(entries, control.signal).then(
        (result) => setMade({ of: entries, result }),
        () => {},
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [entries, isTooLong, isEmpty]);

  const result = made?.of === entries && !isTooLong ? made.result : null;
  const problem = result?.problem ?? null;
  const isSaid = problem !== null && (tried === entries || saidAtOnce.includes(problem));
  const errors = tooLong ?? (isSaid ? errorsOf(problem, entries) : {});

  /** The text to copy; null where something stands against it, which the fields then say. */
  async function finish(): Promise<string | null> {
    setTried(entries);
    if (isTooLong) return null;
    const last = result ?? (await write(entries));
    setMade({ of: entries, result: last });
    return last.text;
  }

  return {
    entries,
    change: (part: Partial<Entries>) => setEntries((last) => ({ ...last, ...part })),
    errors,
    written: result?.problem === null ? result : null,
    finish,
  };
}
