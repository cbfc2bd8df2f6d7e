import type { Config } from '../../config/environment.ts';
import type { Log } from '../../log/log.ts';
import { listen } from '../listen.ts';
import { answerMetrics } from './answer.ts';
import { openMeasures, type Watched } from './measures.ts';

export interface Metrics {
  /** The log, counted on its way. */
  log: Log;
  /** Where they are read; null where nobody reads them. */
  port: number | null;
  stop(): Promise<void>;
}

/**
 * Lets Prometheus read how the process is doing, on a port of its own that visitors never see.
 * @throws StartError when the port is taken or may not be used
 */
export async function startMetrics(
  settings: Config['metrics'],
  log: Log,
  watched: Watched,
): Promise<Metrics> {
  if (settings === null) return { log, port: null, stop: async () => {} };
  const measures = openMeasures(watched);
  const { host, port, token } = settings;
  const address = { host, port, prefix: 'METRICS_' };
  const listener = await listen(address, answerMetrics(measures, token));
  return {
    log: measures.countedLog(log),
    port: listener.port,
    async stop() {
      await listener.stop(1);
      measures.close();
    },
  };
}
