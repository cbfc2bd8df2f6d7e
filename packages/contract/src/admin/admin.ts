import { z } from 'zod';
import { sharePlatforms } from '../sharing/platforms.ts';
import {
  adminRangeDays,
  countedByDay,
  feedbackStatuses,
  liveTopics,
  operationsTopic,
  workKinds,
} from './admin-limits.ts';

const day = z.iso.date();

/** `GET /functions/v1/admin/metrics?from=2026-11-01&to=2026-11-30`: both days count, in UTC. */
export const metricsQuery = z.object({ from: day, to: day }).refine(({ from, to }) => {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return days >= 1 && days <= adminRangeDays;
}, `The range must have 1 to ${adminRangeDays} days, and begin before it ends.`);

/** Milliseconds; null on a day without calls. */
const percentiles = {
  p50: z.number().nullable(),
  p95: z.number().nullable(),
  p99: z.number().nullable(),
};
const traffic = { requests: z.int(), refused: z.int(), failed: z.int(), ...percentiles };

const counts = z.record(z.enum(countedByDay), z.int());

export const metricsDay = z.object({
  date: day,
  counts,
  /** Net of refunds, in cents. */
  collected: z.int(),
  ...traffic,
});

export const adminMetrics = z.object({
  range: z.object({ from: day, to: day }),
  /** Since the beginning. Statistical cleanups are displayed ones: stored passes halved, rounded down. */
  totals: z.object({
    users: z.int(),
    basic: z.int(),
    statistical: z.int(),
    checks: z.int(),
    activeSubscriptions: z.int(),
    canceledSubscriptions: z.int(),
    /** Since the first of this month. */
    monthlyCancellations: z.int(),
  }),
  /** Amounts are cents. The estimate is the specified one: 5 dollars times the active subscriptions, for both. */
  revenue: z.object({
    estimate: z.object({ monthly: z.int(), total: z.int() }),
    /** What the payment provider told; null while it has told nothing. */
    provider: z
      .object({
        /** At the prices of the plans. */
        monthly: z.int(),
        /** Taken in since the beginning, before refunds. */
        collected: z.int(),
        refunded: z.int(),
        updatedAt: z.iso.datetime(),
        reconciledAt: z.iso.datetime().nullable(),
      })
      .nullable(),
  }),
  inRange: z.object({ counts, collected: z.int(), ...traffic }),
  /** Every day of the range, also those on which nothing happened. */
  days: z.array(metricsDay),
  byWork: z.array(z.object({ kind: z.enum(workKinds), ...traffic })),
});

/** `GET /functions/v1/admin/share-statistics`: since the beginning, one line a platform. */
export const shareStatistics = z.array(
  z.object({
    platform: z.enum(sharePlatforms),
    total_shares: z.int(),
    unique_users: z.int(),
    unique_sessions: z.int(),
  }),
);

/** `GET /functions/v1/admin/operations`: what the server is busy with now. */
export const adminOperations = z.object({
  corpus: z.object({ documents: z.int(), parts: z.int(), words: z.int() }),
  /** Long work in threads of this instance. */
  queue: z.object({ threads: z.int(), busy: z.int(), waiting: z.int(), maxWaiting: z.int() }),
  /** Paid work under way on all instances. */
  unitsRunning: z.int(),
  /** Rows not yet written, and rows given up because the database was away. */
  requestLog: z.object({ waiting: z.int(), dropped: z.int() }),
  liveStreams: z.int(),
  startedAt: z.iso.datetime(),
  memoryBytes: z.int(),
  /** Whether there are cleanups to show in the Logs tab. */
  hasLogs: z.boolean(),
});

/** `GET /functions/v1/admin/feature-flags`; `PATCH /functions/v1/admin/feature-flags/:name`. */
export const adminFlags = z.array(
  z.object({ name: z.string(), enabled: z.boolean(), updatedAt: z.iso.datetime().nullable() }),
);
export const flagPatch = z.object({ enabled: z.boolean() });

/** The page of a long list. `older` and `newer` are the cursors of the page before. */
export const adminPageQuery = z.object({
  page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
  older: z.string().max(80).optional(),
  newer: z.string().max(80).optional(),
});

const page = {
  cursors: z.object({ newer: z.string().nullable(), older: z.string().nullable() }),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
};

/** `GET /functions/v1/admin/feedback?page=1&status=pending`; without a status all of it. */
export const feedbackQuery = adminPageQuery.extend({ status: z.enum(feedbackStatuses).optional() });
export const feedbackPage = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      user_id: z.string(),
      user_email: z.string(),
      message: z.string(),
      status: z.enum(feedbackStatuses),
      created_at: z.iso.datetime(),
    }),
  ),
  /** How many there are of each status. */
  byStatus: z.record(z.enum(feedbackStatuses), z.int()),
  ...page,
});
/** `PATCH /functions/v1/admin/feedback/:id`. */
export const feedbackPatch = z.object({ status: z.enum(feedbackStatuses) });

/** `GET /functions/v1/admin/logs/cleanups?page=1`: what was cleaned when, never the text itself. */
export const cleanupLogPage = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      feature: z.enum(['basic', 'statistical']),
      source: z.string(),
      removed: z.int(),
      /** Bytes of the text that the history keeps; null where none is kept. */
      keptBytes: z.int().nullable(),
      deleted: z.boolean(),
      /** Null for visitors without an account. */
      user_id: z.string().nullable(),
      user_email: z.string().nullable(),
      subscription_status: z.string().nullable(),
      created_at: z.iso.datetime(),
    }),
  ),
  ...page,
});

/** `GET /functions/v1/admin/logs/requests?page=1&only=failed`: `failed` are answers from 400 on. */
export const requestLogQuery = adminPageQuery.extend({ only: z.enum(['failed']).optional() });
export const requestLogPage = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      route: z.string(),
      status: z.int(),
      durationMs: z.int(),
      created_at: z.iso.datetime(),
    }),
  ),
  ...page,
});

export const auditActions = [
  'flag_changed',
  'feedback_status_changed',
  'people_searched',
  'person_viewed',
  'plan_given',
  'plan_taken',
] as const;

/** One thing that the admin did. */
export const auditItem = z.object({
  id: z.string(),
  admin_email: z.string(),
  action: z.enum(auditActions),
  /** A flag's name, the id of a message or of an account, the beginning that was looked for. */
  target: z.string(),
  /** The account that it was about, by its address of today; null where it is gone, or where it was about none. */
  person: z.object({ id: z.string(), email: z.string() }).nullable(),
  from: z.string(),
  to: z.string(),
  /** Why a plan was given or taken, and the last day of the one given. */
  reason: z.string().optional(),
  until: z.iso.date().optional(),
  created_at: z.iso.datetime(),
});

/** `GET /functions/v1/admin/audit?page=1`: what the admin changed, and whom they looked at. */
export const auditPage = z.object({ items: z.array(auditItem), ...page });

/**
 * `GET /functions/v1/admin/events`: `text/event-stream`. Each `changed` event names the tables that
 * changed; its id, sent back as `Last-Event-ID`, brings what was missed meanwhile.
 */
export const liveEvent = z.object({
  id: z.string(),
  topics: z.array(z.enum([...liveTopics, operationsTopic])),
});

export type MetricsRange = z.infer<typeof metricsQuery>;
export type MetricsDay = z.infer<typeof metricsDay>;
export type AdminMetrics = z.infer<typeof adminMetrics>;
export type ShareStatistics = z.infer<typeof shareStatistics>;
export type AdminOperations = z.infer<typeof adminOperations>;
export type AdminFlag = z.infer<typeof adminFlags>[number];
export type FeedbackPage = z.infer<typeof feedbackPage>;
export type CleanupLogPage = z.infer<typeof cleanupLogPage>;
export type RequestLogPage = z.infer<typeof requestLogPage>;
export type AuditItem = z.infer<typeof auditItem>;
export type AuditPage = z.infer<typeof auditPage>;
export type LiveEvent = z.infer<typeof liveEvent>;
export type ChangedEvent = { event: 'changed'; data: LiveEvent };
