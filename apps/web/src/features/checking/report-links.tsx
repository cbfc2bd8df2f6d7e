import { useQuery, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { Button } from '../../components/button.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Panel } from '../../components/panel.tsx';
import { keepReportCopy as copy } from '../../copy/keep-report-copy.ts';
import { formatDateTime } from '../../lib/format.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { listLinks, takeLinkBack } from './keep-report-api.ts';

/** Links to reports that lead somewhere, to be taken back. Who never made one sees nothing of it. */
export function ReportLinks() {
  const queries = useQueryClient();
  const queryKey = queryKeys.reportLinks();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => listLinks(signal),
    // Made on another page.
    refetchOnMount: 'always',
  });

  async function takeBack(id: string) {
    try {
      await takeLinkBack(id);
      toast.success(copy.takenBack);
    } catch {
      toast.error(copy.takeBackFailed);
    }
    await queries.invalidateQueries({ queryKey });
  }

  if (isError && !data)
    return (
      <Panel title={copy.links}>
        <LoadFailed onRetry={refetch}>{copy.loadFailed}</LoadFailed>
      </Panel>
    );
  if (!data || data.length === 0) return null;
  return (
    <Panel title={copy.links}>
      <ul className="divide-y divide-line">
        {data.map(({ id, createdAt, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5 sm:px-6">
            <p className="min-w-0 grow">
              {copy.made(formatDateTime(createdAt))}{' '}
              <span className="text-sm text-soft">{copy.ends(formatDateTime(expiresAt))}</span>
            </p>
            <Button
              kind="ghost"
              size="small"
              onClick={() => void takeBack(id)}
              aria-label={`${copy.takeBack}: ${copy.made(formatDateTime(createdAt))}`}
            >
              {copy.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
