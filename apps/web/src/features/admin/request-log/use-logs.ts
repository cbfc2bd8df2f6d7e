import { addresses } from '@cleanpaste/contract';
import { type Place, placeQuery } from '../../../lib/place.ts';
import { useAdminQuery } from '../lists/use-admin-query.ts';

const { admin } = addresses;

export const useCleanupLogs = (place: Place) =>
  useAdminQuery(admin.listCleanupLogs, placeQuery(place));
export const useRequestLogs = (place: Place, onlyFailed: boolean) =>
  useAdminQuery(admin.listRequestLogs, {
    ...placeQuery(place),
    only: onlyFailed ? 'failed' : undefined,
  });
