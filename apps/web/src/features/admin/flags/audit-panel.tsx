import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { auditCopy as copy } from '../../../copy/flags-copy.ts';
import { formatDateTime } from '../../../lib/format.ts';
import type { Place } from '../../../lib/place.ts';
import { ListState } from '../lists/list-state.tsx';
import { useAudit } from './api.ts';

export interface AuditPanelProps {
  place: Place;
  onPlace: (place: Place) => void;
}

/** What the admin changed, newest first. */
export function AuditPanel({ place, onPlace }: AuditPanelProps) {
  const query = useAudit(place);
  const page = query.data;
  return (
    <Panel title={copy.title}>
      <ListState
        query={query}
        failed={copy.failed}
        empty={page?.items.length === 0 ? copy.none : null}
      />
      <ul className="divide-y divide-line">
        {page?.items.map((item) => (
          <li key={item.id} className="px-5 py-3 sm:px-6">
            <p className="break-words">{copy[item.action](item.target, item.from, item.to)}</p>
            <p className="mt-0.5 text-sm break-words text-soft">
              {item.admin_email} ·{' '}
              <time dateTime={item.created_at}>{formatDateTime(item.created_at)}</time>
            </p>
          </li>
        ))}
      </ul>
      {page && page.total > page.pageSize ? <Pager {...page} onPlace={onPlace} /> : null}
    </Panel>
  );
}
