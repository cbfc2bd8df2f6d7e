import type { CleanupLogPage, RequestLogPage } from '@cleanpaste/contract';
import type { Place } from '../../../components/pager.tsx';
import { pagePath, useAdminQuery } from '../lists/use-admin-query.ts';

export const useCleanupLogs = (place: Place) =>
  useAdminQuery<CleanupLogPage>(pagePath('/logs/cleanups', place));
export const useRequestLogs = (place: Place, onlyFailed: boolean) =>
  useAdminQuery<RequestLogPage>(
    pagePath('/logs/requests', place, onlyFailed ? { only: 'failed' } : {}),
  );
