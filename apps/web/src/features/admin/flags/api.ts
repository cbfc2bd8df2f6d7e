import { addresses } from '@cleanpaste/contract';
import { call } from '../../../lib/call.ts';
import { useAdminQuery } from '../lists/use-admin-query.ts';

const { admin } = addresses;

export const useAdminFlags = () => useAdminQuery(admin.listAllFlags);

export async function changeFlag(name: string, enabled: boolean): Promise<void> {
  await call(admin.changeFlag, { params: { name }, body: { enabled } });
}
