export const flagsCopy = {
  title: 'Feature flags',
  loadFailed: 'Failed to load feature flags',
  updateFailed: 'Failed to update feature flag',
  updated: 'Feature flag updated successfully',
  never: 'Never changed',
  changed: (when: string) => `Changed ${when}`,
  hints: {
    show_expert_plan: 'Shows the Expert plan on the pricing page.',
  } as Record<string, string>,
  none: 'There are no flags.',
} as const;

export const auditCopy = {
  title: 'Audit log',
  failed: 'Failed to load the audit log',
  none: 'Nothing has been changed yet. Every change made on this page is written down here.',
  flag_changed: (target: string, from: string, to: string) =>
    `Turned ${target} ${to}; it was ${from}`,
  feedback_status_changed: (target: string, from: string, to: string) =>
    `Moved message ${target.slice(0, 8)} from ${from} to ${to}`,
} as const;
