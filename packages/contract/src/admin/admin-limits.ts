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

/** Tables whose changes are told to an open admin panel. */
export const liveTopics = ['revenue_cache', 'share_events', 'user_feedback'] as const;
export type LiveTopic = (typeof liveTopics)[number];
