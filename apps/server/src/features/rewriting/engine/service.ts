import type { ChunkNote, RewriteEdit } from '@cleanpaste/contract';
import { describeError, type Log } from '../../../log/log.ts';
import type { RunJob } from '../../../threads/run-job.ts';
import { judgeJob, judgeParagraphsJob, maskJob, rewriteOfflineJob } from '../jobs.ts';
import {
  joinPieces,
  type Piece,
  paragraphEdits,
  rewordedPiece,
  samePiece,
} from '../threads/paragraphs.ts';
import { type Masked, proseOf } from '../threads/placeholders.ts';
import type { Fault } from '../threads/verify.ts';
import { EngineFailedError, ProviderError } from './errors.ts';
import type { Chat } from './openai.ts';
import { messagesFor, versionIn } from './prompt.ts';

export interface ChunkResult {
  engine: 'model' | 'offline' | 'unchanged';
  text: string;
  /** Places in the chunk; applied to it, they give `text`. */
  edits: RewriteEdit[];
  note?: ChunkNote;
}

/** The work on one text. */
interface Run {
  /** Rewrites a chunk; `seed` makes what can be repeated repeatable. */
  rewrite(chunk: { text: string; seed: number }): Promise<ChunkResult>;
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
      async rewrite({ text, seed }) {
        signal.throwIfAborted();
        const { note, ...done } = await runJob(rewriteOfflineJob, { text, seed }, signal);
        if (done.edits.length > 0) return { engine: 'offline', ...done };
        return unchanged(text, note === 'not-english' ? note : 'nothing-to-rewrite');
      },
      end() {},
    }),
  };
}

const unchanged = (text: string, note: ChunkNote): ChunkResult => ({
  engine: 'unchanged',
  text,
  edits: [],
  note,
});

interface ModelParts {
  chat: Chat;
  offline: Engine;
  runJob: RunJob;
  log: Log;
  parallel: number;
}

type Part = { text: string; seed: number };
type Outcome = { piece: Piece; note?: ChunkNote } | ChunkNote;

/** Longer than this the model gets no time for a text; the offline engine does what is left. */
const deadlineMs = 8 * 60_000;
const versions = 2;

/**
 * A model that is not trusted: each version is held against its original. What is refused
 * twice, or gets no answer from the provider, is done by the offline engine, or stays: the whole
 * chunk, or those of its paragraphs that cannot stand by themselves.
 */
export function modelEngine({ chat, offline, runJob, log, parallel }: ModelParts): Engine {
  function begin(signal: AbortSignal): Run {
    const within = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
    const fallback = offline.begin(signal);
    const calls = { answered: 0, failed: 0, over: false };

    async function version(text: string, fault: Fault | 'cut' | null) {
      const maxLength = text.length * 3 + 1000;
      const answer = await chat({ messages: messagesFor(text, fault), maxLength, signal: within });
      calls.answered += 1;
      return answer.finish === 'stop' ? versionIn(answer.content) : null;
    }

    async function byModel({ text: original, seed }: Part): Promise<Outcome> {
      const masked = await runJob(maskJob, original, within);
      if (!/\p{L}\P{L}+\p{L}/u.test(proseOf(masked, masked.text))) return 'nothing-to-rewrite';
      let fault: Fault | 'cut' | null = null;
      let refused: string | null = null;
      for (let number = 0; number < versions && !calls.over; number++) {
        const output = await version(masked.text, fault);
        const judged = output === null ? null : await runJob(judgeJob, { masked, output }, within);
        if (judged?.text != null) return { piece: paragraphEdits(original, judged.text) };
        fault = judged?.fault ?? 'cut';
        refused = output ?? refused;
        log.info('version refused', { fault });
      }
      if (calls.over) return 'model-failed';
      return (refused && (await inParts({ masked, output: refused, seed }))) || 'model-refused';
    }

    /** Takes the paragraphs that can stand, and has the others done offline. Null when there are none. */
    async function inParts(given: { masked: Masked; output: string; seed: number }) {
      const paragraphs = await runJob(judgeParagraphsJob, given, within);
      if (!paragraphs?.some(({ original, text }) => text !== null && text !== original))
        return null;
      const pieces: Piece[] = [];
      for (const { original, text } of paragraphs) {
        if (text === original) pieces.push(samePiece(original));
        else if (text !== null) pieces.push(rewordedPiece(original, text));
        else {
          const done = await fallback.rewrite({ text: original, seed: given.seed });
          pieces.push({ original, text: done.text, edits: done.edits });
        }
      }
      return { piece: joinPieces(pieces), note: 'model-partly' as const };
    }

    /** A provider that fails is a note on the chunk; everything else is an error. */
    async function tolerant(part: Part): Promise<Outcome> {
      try {
        return calls.over ? 'model-failed' : await byModel(part);
      } catch (error) {
        signal.throwIfAborted();
        const isLate = within.aborted;
        if (!isLate && !(error instanceof ProviderError)) throw error;
        const reason = isLate ? 'deadline' : (error as ProviderError).reason;
        log.error('provider failed', { ...describeError(error), reason });
        calls.failed += 1;
        calls.over ||= isLate || (error as ProviderError).reach === 'all';
        return 'model-failed';
      }
    }

    return {
      async rewrite({ text, seed }) {
        const original = text.trim();
        if (original === '') return unchanged(text, 'nothing-to-rewrite');
        const outcome = await tolerant({ text: original, seed });
        if (outcome === 'nothing-to-rewrite') return unchanged(text, outcome);
        if (typeof outcome === 'string') {
          return { ...(await fallback.rewrite({ text, seed })), note: outcome };
        }
        const start = text.indexOf(original);
        const around = [text.slice(0, start), text.slice(start + original.length)].map(samePiece);
        const { edits, ...whole } = joinPieces([around[0]!, outcome.piece, around[1]!]);
        const note = outcome.note ? { note: outcome.note } : {};
        return { engine: 'model', text: whole.text, edits, ...note };
      },
      end() {
        if (calls.failed > 0 && calls.answered === 0)
          throw new EngineFailedError('the provider gave no answer');
      },
    };
  }
  return { parallel, begin };
}
