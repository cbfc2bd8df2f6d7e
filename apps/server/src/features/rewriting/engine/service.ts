import { randomBytes } from 'node:crypto';
import { type ChunkNote, partByBuiltIn } from '@cleanpaste/contract';
import { beginModelRun, type PartResult } from '@cleanpaste/core/guard';
import type { Form } from '@cleanpaste/core/rewrite';
import { describeError, type Log } from '../../../log/log.ts';
import type { RunJob } from '../../../threads/run-job.ts';
import { judgeJob, judgeParagraphsJob, maskJob, rewriteOfflineJob } from '../jobs.ts';
import { EngineFailedError, ProviderError } from './errors.ts';
import type { Chat } from './openai.ts';

type ChunkResult = PartResult<ChunkNote>;

/** A chunk of a text. The form is changed by the built-in engine alone. */
interface Part {
  text: string;
  seed: number;
  form?: Form;
}

/** The work on one text. */
interface Run {
  /** Rewrites a chunk; `seed` makes what can be repeated repeatable. */
  rewrite(chunk: Part): Promise<ChunkResult>;
  /** Called after the last chunk. @throws EngineFailedError when the engine was no help for any of them */
  end(): void;
}

/** What rewrites texts: the offline engine, or a model that falls back on it. */
export interface Engine {
  /** Chunks of one text that are worth working on side by side. */
  parallel: number;
  /**
   * @param signal ends the work; what is under way then rejects with its reason
   * @throws EngineFailedError when it cannot work at all
   */
  begin(signal: AbortSignal): Run;
}

/** The built-in engine: English, no network. */
export function offlineEngine(runJob: RunJob): Engine {
  return {
    parallel: 1,
    begin: (signal) => ({
      async rewrite(part) {
        signal.throwIfAborted();
        return partByBuiltIn(part.text, await runJob(rewriteOfflineJob, part, signal));
      },
      end() {},
    }),
  };
}

interface ModelParts {
  chat: Chat;
  offline: Engine;
  runJob: RunJob;
  log: Log;
  parallel: number;
}

/** For the tags around a text: others for each call. */
export const drawTag = (): string => randomBytes(6).toString('hex');

/** Longer than this the model gets no time for a text; the offline engine does what is left. */
const deadlineMs = 8 * 60_000;

/**
 * A model that is not trusted: each version is held against its original. What is refused
 * twice, or gets no answer from the provider, is done by the offline engine, or stays: the whole
 * chunk, or those of its paragraphs that cannot stand by themselves.
 */
export function modelEngine({ chat, offline, runJob, log, parallel }: ModelParts): Engine {
  function begin(signal: AbortSignal): Run {
    const within = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
    const fallback = offline.begin(signal);
    const run = beginModelRun<ChunkNote, Part>({
      async chat(messages, maxLength) {
        const { content, finish } = await chat({ messages, maxLength, signal: within });
        return finish === 'stop' ? content : null;
      },
      builtIn: (part) => fallback.rewrite(part),
      drawTag,
      mask: (text) => runJob(maskJob, text, within),
      judge: (version) => runJob(judgeJob, version, within),
      judgeParagraphs: (version) => runJob(judgeParagraphsJob, version, within),
      onRefused: (fault) => log.info('version refused', { fault }),
      /** A provider that fails is a note on the chunk; everything else is an error. */
      reachOf(error) {
        signal.throwIfAborted();
        const isLate = within.aborted;
        if (!isLate && !(error instanceof ProviderError)) return undefined;
        const { reason, reach } = isLate
          ? ({ reason: 'deadline', reach: 'all' } as const)
          : (error as ProviderError);
        log.error('provider failed', { ...describeError(error), reason });
        return reach;
      },
    });
    return {
      rewrite: run.rewrite,
      end() {
        if (!run.wasOfHelp()) throw new EngineFailedError('the provider gave no answer');
      },
    };
  }
  return { parallel, begin };
}
