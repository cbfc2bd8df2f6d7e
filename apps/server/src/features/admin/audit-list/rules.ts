import type { AuditItem } from '@cleanpaste/contract';

interface AuditRow extends Pick<AuditItem, 'id' | 'action' | 'target'> {
  adminEmail: string;
  details: Pick<AuditItem, 'from' | 'to' | 'reason' | 'until'>;
  createdAt: Date;
}

interface Named {
  id: string;
  email: string;
}

/** Ids of the accounts that lines are about, and of the messages whose writers they are about. */
export function subjectsOf(rows: readonly Pick<AuditRow, 'action' | 'target'>[]) {
  const targets = (...actions: AuditRow['action'][]) => [
    ...new Set(rows.filter(({ action }) => actions.includes(action)).map(({ target }) => target)),
  ];
  return {
    accounts: targets('person_viewed', 'plan_given', 'plan_taken'),
    messages: targets('feedback_status_changed'),
  };
}

/** @param people the account of a target, by its address of today */
export function auditItemOf(row: AuditRow, people: ReadonlyMap<string, Named>): AuditItem {
  const { id, adminEmail, action, target, details, createdAt } = row;
  return {
    id,
    admin_email: adminEmail,
    action,
    target,
    person: people.get(target) ?? null,
    ...details,
    created_at: createdAt.toISOString(),
  };
}
