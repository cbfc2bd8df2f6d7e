import { addresses, type MetricsRange } from '@cleanpaste/contract';
import { useAdminQuery } from '../lists/use-admin-query.ts';

const { admin } = addresses;

export const useMetrics = ({ from, to }: MetricsRange) =>
  useAdminQuery(admin.readMetrics, { from, to });
export const useShareStatistics = () => useAdminQuery(admin.readShareStatistics);
export const useOperations = () => useAdminQuery(admin.readOperations);
