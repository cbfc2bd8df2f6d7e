import type { Config } from '../../../config/environment.ts';
import { openTurns } from '../../../http/outgoing/turns.ts';
import type { Log } from '../../../log/log.ts';
import type { RunJob } from '../../../threads/run-job.ts';
import { EngineFailedError } from './errors.ts';
import { createChat } from './openai.ts';
import { isLoopback } from './rules.ts';
import { type Engine, modelEngine, offlineEngine } from './service.ts';

/**
 * The engine that the settings ask for, with the limits it keeps over all requests.
 * The engine of a provider without its key is there, and fails.
 */
export function engineFor(config: Config, given: { runJob: RunJob; log: Log }): Engine {
  const offline = offlineEngine(given.runJob);
  if (!config.rewrite) return offline;
  const { apiKey, baseUrl, model, parallel, timeoutSeconds } = config.rewrite;
  if (apiKey === null && !isLoopback(baseUrl)) return keyless();
  const chat = createChat({
    baseUrl,
    model,
    apiKey,
    silenceMs: timeoutSeconds * 1000,
    turns: openTurns(parallel),
  });
  return modelEngine({ ...given, chat, offline, parallel });
}

const keyless = (): Engine => ({
  parallel: 1,
  begin() {
    throw new EngineFailedError('the provider has no key');
  },
});
