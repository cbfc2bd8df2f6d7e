import { LoadFailed } from '../../../components/load-failed.tsx';
import { PanelNote } from '../../../components/panel.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';

interface ListStateProps {
  query: { data?: unknown; isPending: boolean; isError: boolean; refetch: () => unknown };
  failed: string;
  /** Said when there is nothing; left out where there is always something. */
  empty?: string | null;
  rows?: number;
}

/** What a list shows while it has nothing to show: that it loads, that it failed, or that there is nothing. */
export function ListState({ query, failed, empty = null, rows = 4 }: ListStateProps) {
  if (query.isPending) return <Skeleton rows={rows} />;
  if (query.isError) {
    return <LoadFailed onRetry={query.refetch}>{failed}</LoadFailed>;
  }
  return empty === null ? null : (
    <PanelNote>
      <p>{empty}</p>
    </PanelNote>
  );
}
