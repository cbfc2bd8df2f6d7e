import { type LiveTopic, liveTopics } from '@cleanpaste/contract';

/** How often each watched table had changed. */
export type Versions = ReadonlyMap<LiveTopic, number>;

/** What a client names as its last event: a version for each topic, in their order. */
export const eventId = (versions: Versions): string =>
  liveTopics.map((topic) => versions.get(topic) ?? 0).join('.');

/** @returns null for what is no event id of ours */
export function readEventId(id: string): Versions | null {
  const parts = id.split('.');
  if (parts.length !== liveTopics.length || !parts.every((part) => /^\d{1,15}$/.test(part)))
    return null;
  return new Map(liveTopics.map((topic, at) => [topic, Number(parts[at])]));
}

/** The topics that differ. A version may also be lower, after a backup was restored. */
export function changedSince(known: Versions, now: Versions): LiveTopic[] {
  return liveTopics.filter((topic) => (known.get(topic) ?? 0) !== (now.get(topic) ?? 0));
}
