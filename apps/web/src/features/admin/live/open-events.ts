import { addresses, type LiveTopic } from '@cleanpaste/contract';
import { callForResponse } from '../../../lib/call.ts';
import type { AdminAddress } from '../../../lib/query-keys.ts';

const { admin } = addresses;

/** The stream of changes. */
export async function openEvents(lastEventId: string | null, signal: AbortSignal) {
  const headers: Record<string, string> = { accept: 'text/event-stream' };
  if (lastEventId) headers['last-event-id'] = lastEventId;
  const response = await callForResponse(admin.followChanges, { headers, signal });
  return response.body!;
}

/** What has to be asked for again when a table changed. */
export const staleAfter: Record<LiveTopic, AdminAddress[]> = {
  revenue_cache: [admin.readMetrics],
  share_events: [admin.readShareStatistics, admin.readMetrics],
  user_feedback: [admin.listFeedback],
};
