import { Button } from '../../../components/button.tsx';
import { PanelNote, Skeleton } from '../../../components/panel.tsx';
import { adminCopy } from '../../../copy/admin-copy.ts';

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
    return (
      <PanelNote tone="danger">
        <p>{failed}</p>
        <Button kind="quiet" size="small" onClick={() => query.refetch()}>
          {adminCopy.retry}
        </Button>
      </PanelNote>
    );
  }
  return empty === null ? null : (
    <PanelNote>
      <p>{empty}</p>
    </PanelNote>
  );
}
