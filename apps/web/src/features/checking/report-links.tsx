import type { ReportLink } from '@cleanpaste/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { Button } from '../../components/button.tsx';
import { DotLine } from '../../components/dot-line.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Panel } from '../../components/panel.tsx';
import { keepReportCopy as copy } from '../../copy/keep-report-copy.ts';
import { formatDateTime } from '../../lib/format.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { listLinks, takeLinkBack } from './keep-report-api.ts';

/** As long as a name is listened to. */
const namedBy = 60;

/** What each link's button is called: no two alike, even for two links to the same report. */
function namesOf(links: readonly ReportLink[]): string[] {
  const met = new Map<string, number>();
  return links.map(({ excerpt = '', createdAt }) => {
    const start =
      excerpt.length > namedBy
        ? `${excerpt.slice(0, namedBy).replace(/[\s.,;:!?…]+$/u, '')}…`
        : excerpt;
    const made = copy.made(formatDateTime(createdAt));
    const number = (met.get(start + made) ?? 0) + 1;
    met.set(start + made, number);
    return copy.takeBackOf(start || copy.nothingVisible, made, number);
  });
}

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
  const names = namesOf(data);
  return (
    <Panel title={copy.links}>
      <p className="border-b border-line px-5 py-3 text-sm text-pretty text-soft sm:px-6">
        {copy.linksNote}
      </p>
      <ul className="divide-y divide-line">
        {data.map(({ id, excerpt, figures, band = null, createdAt, expiresAt }, index) => (
          <li
            key={id}
            className="flex flex-col gap-x-3 gap-y-1 px-5 py-3.5 sm:flex-row sm:items-center sm:px-6"
          >
            <div className="min-w-0 grow">
              <p dir="auto" className="line-clamp-1 [overflow-wrap:anywhere]">
                {excerpt === undefined ? copy.aReport : excerpt || copy.nothingVisible}
              </p>
              <DotLine className="mt-0.5 text-sm text-soft">
                {figures ? copy.figures(figures, band) : null}
                {copy.made(formatDateTime(createdAt))}
                {copy.ends(formatDateTime(expiresAt))}
              </DotLine>
            </div>
            <Button
              kind="ghost"
              size="small"
              onClick={() => void takeBack(id)}
              aria-label={names[index]}
              className="-mx-3 w-fit !text-danger sm:-mr-3 sm:ml-0"
            >
              {copy.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
