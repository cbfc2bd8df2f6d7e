import {
  type FailedParaphrase,
  type ParaphraseProgress,
  rewritingEndpoints,
} from '@cleanpaste/contract';
import type { Context } from 'hono';
import { eventStream, type SendEvent } from '../../../event-streams/event-stream.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { callHeaders } from '../../../http/call-headers.ts';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import { databaseFault, errorAnswer } from '../../../http/on-error.ts';
import { refusedByStorage } from '../../../http/refused-by-storage.ts';
import { describeError } from '../../../log/log.ts';
import { EngineFailedError } from '../engine/errors.ts';
import type { Engine } from '../engine/service.ts';
import { type ParaphraseInput, strongParaphrase } from './service.ts';

/** Proxies give up on a connection that is silent for half a minute or more. */
const heartbeatMs = 10_000;

export const strongParaphraseRoutes = (serve: ServeTools, { engine }: { engine: Engine }) =>
  endpointRoutes(
    rewritingEndpoints,
    {
      strongParaphrase({ c, ctx, body }) {
        // The specified call carries no session id; without one, an address counts as a session a day.
        const headers = callHeaders(c, ctx.keyedHash('no session', ctx.addressHash));
        const input = { ...headers, ...body, engine, signal: c.req.raw.signal };
        const wantsEvents = /\btext\/event-stream\b/i.test(c.req.header('accept') ?? '');
        return wantsEvents ? answerInEvents(c, input) : strongParaphrase(ctx, input);
      },
    },
    serve,
  ).onError(answerFailure);

/** The same work, told chunk by chunk. What is refused before it begins is refused with a status. */
async function answerInEvents(c: Context<AppEnv>, input: ParaphraseInput): Promise<Response> {
  const gone = new AbortController();
  let latest: ParaphraseProgress | null = null;
  let send: SendEvent | null = null;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const work = strongParaphrase(c.get('ctx'), {
    ...input,
    signal: AbortSignal.any([input.signal, gone.signal]),
    onProgress(progress) {
      latest = progress;
      send?.('progress', progress);
      begin();
    },
  });
  await Promise.race([begun, work]);
  return eventStream(
    c,
    async (sendEvent) => {
      send = sendEvent;
      if (latest) send('progress', latest);
      await work.then(
        (answer) => sendEvent('result', answer),
        (error) => {
          if (!gone.signal.aborted) sendEvent('error', failureBody(c, appErrorOf(c, error)));
        },
      );
    },
    { heartbeatMs, onGone: () => gone.abort() },
  );
}

function answerFailure(error: Error, c: Context<AppEnv>): Response {
  // Nobody reads this answer; the status is for the log.
  if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
  const failure = appErrorOf(c, error);
  if (failure.status > 400 && failure.status < 500) return errorAnswer(c, failure);
  return c.json(failureBody(c, failure), failure.status === 400 ? 400 : 500, {
    'cache-control': 'no-store',
    ...failure.headers,
  });
}

/** What nobody expected is logged; its message stays here. */
function appErrorOf(c: Context<AppEnv>, error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof EngineFailedError) {
    return new AppError(
      'provider_failed',
      'The rewriting service is not available. Your text was not changed, and this cost you nothing.',
    );
  }
  const refused = refusedByStorage(error);
  if (refused) return refused;
  if (!c.req.raw.signal.aborted)
    c.get('ctx').log.error('failure', {
      requestId: c.get('requestId'),
      ...describeError(error),
    });
  return (
    databaseFault(error) ??
    new AppError('internal_error', 'The rewrite failed. Your text was not changed.')
  );
}

/** The text comes back, as it was sent. */
function failureBody(c: Context<AppEnv>, failure: AppError): FailedParaphrase {
  const body = c.get('body') as { text: string } | undefined;
  return {
    cleanedText: failure.status === 400 ? '' : (body?.text ?? ''),
    removedCharacterCount: 0,
    detailedReport: null,
    error: failure.code,
    message: failure.message,
    requestId: c.get('requestId'),
  };
}
