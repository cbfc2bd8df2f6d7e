import { addresses, type ToldTopic } from '@cleanpaste/contract';
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
export const staleAfter: Record<ToldTopic, AdminAddress[]> = {
  revenue_cache: [admin.readMetrics],
  share_events: [admin.readShareStatistics, admin.readMetrics],
  user_feedback: [admin.listFeedback],
  // The first cleanup brings the tab of logs.
  text_cleanups: [
    ...[admin.readMetrics, admin.listCleanupLogs],
    ...[admin.readPerson, admin.readOperations],
  ],
  plagiarism_checks: [admin.readMetrics, admin.readPerson],
  users: [admin.readMetrics, admin.readPerson],
  stripe_subscriptions: [admin.readMetrics, admin.listCleanupLogs, admin.readPerson],
  stripe_charges: [admin.readMetrics, admin.readPerson],
  given_plans: [admin.readPerson, admin.listCleanupLogs],
  admin_audit: [admin.listAudit, admin.listAllFlags, admin.readPerson],
  request_stats: [admin.readMetrics, admin.listRequestLogs],
  operations: [admin.readOperations, admin.readHealth],
};
