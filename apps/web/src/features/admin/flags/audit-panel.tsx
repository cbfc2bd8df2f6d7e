import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { auditCopy as copy } from '../../../copy/flags-copy.ts';
import type { Place } from '../../../lib/place.ts';
import { AuditLine } from '../lists/audit-line.tsx';
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
          <AuditLine key={item.id} item={item} />
        ))}
      </ul>
      {page && page.total > page.pageSize ? <Pager {...page} onPlace={onPlace} /> : null}
    </Panel>
  );
}
