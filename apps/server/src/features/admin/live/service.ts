import { type LiveEvent, operationsTopic } from '@cleanpaste/contract';
import type { Handle, Listener } from '../../../db/handle.ts';
import { describeError, type Log } from '../../../log/log.ts';
import { readVersions } from './data.ts';
import { changedSince, eventId, readEventId, type Versions } from './rules.ts';

interface Subscriber {
  send(event: LiveEvent): void;
  /** Whether whoever listens still may; asked before each event, and when sessions ended. */
  isAllowed(): Promise<boolean>;
  /** The stream is over: no longer allowed, or the server stops. */
  end(): void;
}

/** Changes of watched tables, on whichever instance, for whoever has the admin panel open. */
export interface Live {
  /**
   * Tells changes from now on; with the id of a last event, first what was missed since.
   * @returns stops it
   */
  subscribe(subscriber: Subscriber, lastEventId: string | null): Promise<() => void>;
  streams(): number;
  close(): Promise<void>;
}

interface Given {
  db: Handle;
  /** Hears the database's notices; see `Database.listen`. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  log: Log;
  /** Changes within this time are told at once; the page reloads its figures for each event. */
  gatherMs?: number;
  /** How often it is asked anew whether subscribers still may. */
  checkMs?: number;
  /** Hears what else is told on the channel. @returns whether it was meant for it */
  onNotice?: (payload: string) => boolean;
  /** How this instance is doing, in few words; while anybody listens, it is told when they are others. */
  pulse?: () => Promise<string>;
  pulseMs?: number;
}

export const liveChannel = 'cleanpaste_live';

export async function openLive(given: Given): Promise<Live> {
  const { db, listen, log, gatherMs = 500, checkMs = 15_000, pulseMs = 2000 } = given;
  const all = new Map<Subscriber, Versions>();
  let gathering: NodeJS.Timeout | undefined;
  let closed = false;

  async function disconnect(subscriber: Subscriber) {
    if (all.delete(subscriber)) subscriber.end();
  }

  async function disconnectDisallowed() {
    for (const subscriber of [...all.keys()]) {
      const allowed = await subscriber.isAllowed().catch(() => false);
      if (!allowed) await disconnect(subscriber);
    }
  }

  /** Numbers are read anew, not taken from the notice: that also finds what was missed. */
  async function publishChanges() {
    await disconnectDisallowed();
    if (all.size === 0) return;
    const now = await readVersions(db);
    for (const [subscriber, known] of all) {
      const topics = changedSince(known, now);
      all.set(subscriber, now);
      if (topics.length > 0) subscriber.send({ id: eventId(now), topics });
    }
  }

  const failed = (error: unknown) => log.error('live-failed', describeError(error));
  const publishSoon = () => {
    if (all.size === 0 || gathering || closed) return;
    gathering = setTimeout(() => {
      gathering = undefined;
      publishChanges().catch(failed);
    }, gatherMs);
  };

  const stop = await listen(liveChannel, {
    onNotice(topic) {
      if (given.onNotice?.(topic)) return;
      if (topic === 'sessions') void disconnectDisallowed().catch(failed);
      else publishSoon();
    },
    onResumed: publishSoon,
  });
  const timer = setInterval(() => void disconnectDisallowed().catch(failed), checkMs);
  timer.unref();

  let lastPulse = '';
  let isFeeling = false;
  async function feelPulse() {
    if (all.size === 0 || isFeeling || !given.pulse) return;
    isFeeling = true;
    try {
      const pulse = await given.pulse();
      if (pulse === lastPulse) return;
      lastPulse = pulse;
      // What comes back after a loss reads everything anew: this has no number of its own.
      for (const [subscriber, known] of all)
        subscriber.send({ id: eventId(known), topics: [operationsTopic] });
    } finally {
      isFeeling = false;
    }
  }
  const pulseTimer = setInterval(() => void feelPulse().catch(failed), pulseMs);
  pulseTimer.unref();

  return {
    async subscribe(subscriber, lastEventId) {
      if (closed) {
        subscriber.end();
        return () => {};
      }
      const now = await readVersions(db);
      const known = (lastEventId && readEventId(lastEventId)) || now;
      all.set(subscriber, now);
      subscriber.send({ id: eventId(now), topics: changedSince(known, now) });
      // What changed between reading and listening is found by the next look.
      publishSoon();
      return () => void all.delete(subscriber);
    },
    streams: () => all.size,
    async close() {
      closed = true;
      clearTimeout(gathering);
      clearInterval(timer);
      clearInterval(pulseTimer);
      for (const subscriber of [...all.keys()]) await disconnect(subscriber);
      await stop();
    },
  };
}
