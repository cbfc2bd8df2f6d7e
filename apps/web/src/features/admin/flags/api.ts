import { addresses } from '@cleanpaste/contract';
import { call } from '../../../lib/call.ts';
import { type Place, placeQuery } from '../../../lib/place.ts';
import { useAdminQuery } from '../lists/use-admin-query.ts';

const { admin } = addresses;

export const useAdminFlags = () => useAdminQuery(admin.listAllFlags);
export const useAudit = (place: Place) => useAdminQuery(admin.listAudit, placeQuery(place));

export async function changeFlag(name: string, enabled: boolean): Promise<void> {
  await call(admin.changeFlag, { params: { name }, body: { enabled } });
}
