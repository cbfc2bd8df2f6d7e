import type { AdminFlag, AuditPage } from '@cleanpaste/contract';
import type { Place } from '../../../components/pager.tsx';
import { call } from '../../../lib/call.ts';
import { adminBase, pagePath, useAdminQuery } from '../lists/use-admin-query.ts';

export const useAdminFlags = () => useAdminQuery<AdminFlag[]>('/feature-flags');
export const useAudit = (place: Place) => useAdminQuery<AuditPage>(pagePath('/audit', place));

export async function changeFlag(name: string, enabled: boolean): Promise<void> {
  const path = `${adminBase}/feature-flags/${encodeURIComponent(name)}`;
  await call(path, { method: 'PATCH', body: { enabled } });
}
