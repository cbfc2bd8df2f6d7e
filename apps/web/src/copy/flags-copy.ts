import { type AuditItem, plans } from '@cleanpaste/contract';

export const flagsCopy = {
  title: 'Feature flags',
  loadFailed: 'Failed to load feature flags',
  updateFailed: 'Failed to update feature flag',
  updated: 'Feature flag updated successfully',
  on: 'On',
  off: 'Off',
  never: 'Never changed',
  changed: (when: string) => `Changed ${when}`,
  hints: {
    show_expert_plan: 'Shows the Expert plan on the pricing page.',
  } as Record<string, string>,
  none: 'There are no flags.',
  written: { before: 'Every change is written down in the ', log: 'audit log', after: '.' },
} as const;

const planOf = (id: string) =>
  id === 'pro5k' || id === 'pro' ? plans[id].cardTitle : plans.free.cardTitle;

export const auditCopy = {
  title: 'Audit log',
  failed: 'Failed to load the audit log',
  none: 'Nothing yet. Every change, search and look at an account in Admin is written down here.',
  hint: 'What was changed, searched and looked at in Admin. Of what was searched only the first three letters are kept, on purpose. Times are in UTC.',
  gone: 'an account that is gone',
  reason: (reason: string) => `“${reason}”`,
  flag_changed: ({ target, from, to }: AuditItem, _until: string | null) =>
    `Turned ${target} ${to}; it was ${from}`,
  feedback_status_changed: ({ from, to }: AuditItem, _until: string | null) =>
    `Moved a message from ${from} to ${to}`,
  people_searched: ({ target, to }: AuditItem, _until: string | null) =>
    `Looked for addresses that begin with “${target}”: ${to === '0' ? 'none' : to} found`,
  person_viewed: (_item: AuditItem, _until: string | null) => 'Looked at an account',
  plan_given: ({ from, to }: AuditItem, until: string | null) => {
    const end = until === null ? '' : ` until ${until}`;
    return from === to
      ? `Gave a plan${end}; ${planOf(to)} was in force already`
      : `Gave ${planOf(to)}${end}; it was ${planOf(from)}`;
  },
  plan_taken: ({ from, to }: AuditItem, _until: string | null) =>
    from === to
      ? `Took a given plan; ${planOf(to)} stays`
      : `Took ${planOf(from)}; back to ${planOf(to)}`,
} as const;
