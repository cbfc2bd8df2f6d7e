export const moderationCopy = {
  title: 'Feedback',
  loadFailed: 'Failed to load feedback',
  updateFailed: 'Failed to update status',
  updated: 'Status updated successfully',
  status: 'Status',
  statusOf: (email: string) => `Status of the message from ${email}`,
  all: 'All',
  statuses: { pending: 'Pending', reviewed: 'Reviewed', resolved: 'Resolved' },
  filter: 'Show',
  hint: 'What users wrote, newest first. Times are in UTC.',
  none: 'No feedback yet.',
  noneOf: 'No feedback with this status.',
} as const;
