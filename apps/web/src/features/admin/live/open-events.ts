import type { LiveTopic } from '@cleanpaste/contract';
import { callForResponse } from '../../../lib/call.ts';
import { adminBase } from '../lists/use-admin-query.ts';

/** The stream of changes. */
export async function openEvents(lastEventId: string | null, signal: AbortSignal) {
  const headers: Record<string, string> = { accept: 'text/event-stream' };
  if (lastEventId) headers['last-event-id'] = lastEventId;
  const response = await callForResponse(`${adminBase}/events`, { headers, signal });
  return response.body!;
}

/** What has to be asked for again when a table changed. */
export const staleAfter: Record<LiveTopic, string[]> = {
  revenue_cache: ['/metrics'],
  share_events: ['/share-statistics', '/metrics'],
  user_feedback: ['/feedback'],
};
