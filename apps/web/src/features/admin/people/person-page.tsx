import type { Person } from '@cleanpaste/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { DotLine } from '../../../components/dot-line.tsx';
import { Panel, PanelNote } from '../../../components/panel.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { adminCopy } from '../../../copy/admin-copy.ts';
import { peopleCopy as copy, personChangesCopy } from '../../../copy/people-copy.ts';
import { FinalError } from '../../../lib/request-error.ts';
import { AuditLine, auditPlace } from '../lists/audit-line.tsx';
import { formatLongDay, formatMomentUtc } from '../lists/figures.ts';
import { PanelHint } from '../lists/panel-hint.tsx';
import { usePerson } from './api.ts';
import { CallsPanel, KeysPanel } from './calls-panel.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { UsagePanel } from './usage-panel.tsx';

function Head({ person }: { person: Person }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const facts = [
    person.name,
    copy.joined(formatLongDay(person.created_at)),
    person.last_login && copy.seen(formatMomentUtc(person.last_login)),
    person.emailVerified ? null : copy.unverified,
  ].filter((fact) => fact !== null);
  return (
    <div>
      <h2
        ref={heading}
        tabIndex={-1}
        className="font-serif text-[1.7rem] leading-tight outline-none [overflow-wrap:anywhere] sm:text-3xl"
      >
        {person.email}
      </h2>
      <DotLine className="mt-1.5 text-soft">{facts}</DotLine>
    </div>
  );
}

function Changes({ changes }: Pick<Person, 'changes'>) {
  return (
    <Panel title={personChangesCopy.title}>
      {changes.length === 0 ? (
        <PanelNote>{personChangesCopy.none}</PanelNote>
      ) : (
        <>
          <PanelHint text={personChangesCopy.hint} />
          <ul className="divide-y divide-line">
            {changes.map((item) => (
              <AuditLine key={item.id} item={item} isNamed={false} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

/** Everything about one account but its texts. */
export function PersonPage({ id }: { id: string }) {
  const { data: person, error, refetch } = usePerson(id);
  return (
    <div className="space-y-6">
      <Link
        to="/admin"
        className="inline-flex min-h-11 items-center gap-1.5 font-medium text-soft hover:text-ink"
      >
        <span aria-hidden="true">←</span> {copy.back}
      </Link>
      {person ? (
        <>
          <Head key={person.id} person={person} />
          <div className="grid gap-6 lg:grid-cols-2">
            <PlanPanel person={person} />
            <UsagePanel person={person} />
          </div>
          <CallsPanel calls={person.calls} />
          <PaymentsPanel person={person} />
          <KeysPanel keys={person.api_keys} />
          <Changes changes={person.changes} />
          <p className="text-sm text-soft">
            {copy.written.before}
            <Link to={auditPlace} className="underline underline-offset-3 hover:text-ink">
              {copy.written.log}
            </Link>
            {copy.written.after}
          </p>
        </>
      ) : error ? (
        <PanelNote tone="danger">
          <p>{isGone(error) ? copy.gone : copy.loadFailed}</p>
          {isGone(error) ? null : (
            <Button kind="quiet" size="small" onClick={() => refetch()}>
              {adminCopy.retry}
            </Button>
          )}
        </PanelNote>
      ) : (
        <Skeleton rows={6} />
      )}
    </div>
  );
}

const isGone = (error: Error) => error instanceof FinalError && error.code === 'not_found';
