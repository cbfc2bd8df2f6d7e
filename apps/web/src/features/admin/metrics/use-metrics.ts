import type {
  AdminMetrics,
  AdminOperations,
  MetricsRange,
  ShareStatistics,
} from '@cleanpaste/contract';
import { useAdminQuery } from '../lists/use-admin-query.ts';

const operationsEveryMs = 10_000;

export const useMetrics = ({ from, to }: MetricsRange) =>
  useAdminQuery<AdminMetrics>(`/metrics?from=${from}&to=${to}`);
export const useShareStatistics = () => useAdminQuery<ShareStatistics>('/share-statistics');
export const useOperations = () =>
  useAdminQuery<AdminOperations>('/operations', { everyMs: operationsEveryMs });
