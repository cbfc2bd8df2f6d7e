import { sharePlatforms } from '../sharing/platforms.ts';

/** Longest stretch of days that the admin's figures are asked for. */
export const adminRangeDays = 366;

/** Items on a page of feedback, of logs and of the audit. */
export const adminPageSize = 10;

/** Days that a row of the request log is kept; its daily sums stay for `requestStatsDays`. */
export const requestLogDays = 14;
export const requestStatsDays = 400;

/** A flag that the admin's list leaves out. */
export const hiddenFlag = 'show_plagiarism_check';

export const feedbackStatuses = ['pending', 'reviewed', 'resolved'] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

/** What is counted by the day. Shares are named after their platforms. */
export const countedByDay = [
  'basic',
  'statistical',
  'checks',
  'joined',
  'left',
  'started',
  'ended',
  ...sharePlatforms,
] as const;
export type CountedByDay = (typeof countedByDay)[number];

/** Kinds of work that latency is told for. */
export const workKinds = ['clean', 'rewrite', 'check', 'other'] as const;
export type WorkKind = (typeof workKinds)[number];

/** Tables whose changes are told to an open admin panel; what comes new is added at the end. */
export const liveTopics = [
  'revenue_cache',
  'share_events',
  'user_feedback',
  'text_cleanups',
  'plagiarism_checks',
  'users',
  'stripe_subscriptions',
  'stripe_charges',
  'given_plans',
  'admin_audit',
  'request_stats',
] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** What an instance itself tells: that its work, its memory or its listeners are no longer as they were. */
export const operationsTopic = 'operations';
export type ToldTopic = LiveTopic | typeof operationsTopic;

/** Accounts that a search by address shows; whoever looks for more types more of it. */
export const peopleFoundAtMost = 10;
/** Payments, subscriptions, calls and changes of one account that its page shows, each. */
export const personRows = 20;
/** Longest reason for a plan given or taken by hand. */
export const reasonLength = 300;
