import { addresses } from '@cleanpaste/contract';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { auditCopy as copy } from '../../../copy/flags-copy.ts';
import { type Place, placeQuery } from '../../../lib/place.ts';
import { AuditLine } from '../lists/audit-line.tsx';
import { ListState } from '../lists/list-state.tsx';
import { PanelHint } from '../lists/panel-hint.tsx';
import { useAdminQuery } from '../lists/use-admin-query.ts';

export interface AuditProps {
  place: Place;
  onPlace: (place: Place) => void;
}

/** What the admin did, newest first. */
export function AuditLog({ place, onPlace }: AuditProps) {
  const query = useAdminQuery(addresses.admin.listAudit, placeQuery(place));
  const page = query.data;
  const isEmpty = page?.items.length === 0;
  return (
    <>
      <ListState query={query} failed={copy.failed} empty={isEmpty ? copy.none : null} />
      {page && !isEmpty ? (
        <>
          <PanelHint text={copy.hint} />
          <ul className="divide-y divide-line">
            {page.items.map((item) => (
              <AuditLine key={item.id} item={item} />
            ))}
          </ul>
        </>
      ) : null}
      {page && page.total > page.pageSize ? <Pager {...page} onPlace={onPlace} /> : null}
    </>
  );
}

/** By itself, where there are no other logs yet. */
export function AuditPanel(props: AuditProps) {
  return (
    <Panel title={copy.title}>
      <AuditLog {...props} />
    </Panel>
  );
}
