import pg from 'pg';
import type { Listener } from './handle.ts';

const firstPauseMs = 250;
const longestPauseMs = 30_000;

/**
 * Listens on a connection of its own, because the pool hands its connections around. A connection
 * that breaks is replaced, after pauses that double up to half a minute.
 * @param connect makes an unconnected client
 * @returns stops listening
 */
export async function listenOnPostgres(
  connect: () => pg.Client,
  channel: string,
  listener: Listener,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const next = connect();
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      if (client === next) {
        client = null;
        later(firstPauseMs);
      }
      void next.end().catch(() => {});
    };
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', ({ payload }) => listener.onNotice(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      lose();
      throw error;
    }
    if (stopped) return void (await next.end().catch(() => {}));
    client = next;
    // It may have broken between the answer and this line.
    if (lost) lose();
  }

  function later(pause: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      open().then(
        () => !stopped && listener.onResumed(),
        () => later(Math.min(longestPauseMs, pause * 2)),
      );
    }, pause);
    timer.unref();
  }

  // A server that is away right now does not keep the program from starting: it is tried again.
  await open().catch(() => later(firstPauseMs));
  return async () => {
    stopped = true;
    clearTimeout(timer);
    const last = client;
    client = null;
    await last?.end().catch(() => {});
  };
}
