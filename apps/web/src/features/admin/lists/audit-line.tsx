import type { AuditItem } from '@cleanpaste/contract';
import { DotLine } from '../../../components/dot-line.tsx';
import { auditCopy as copy } from '../../../copy/flags-copy.ts';
import { formatLongDay, formatMoment } from './figures.ts';
import { PersonLink } from './person-link.tsx';

/** Where all of it is read. */
export const auditPlace = '/admin?tab=logs&log=audit';

/** What was searched for is three letters, of which one may be a hyphen: no line ends within them. */
const unbroken = (said: string) =>
  said.split(/(“[^”]*”)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );

/** One thing that the admin did: to whom, why, who did it, and when. */
export function AuditLine({ item, isNamed = true }: { item: AuditItem; isNamed?: boolean }) {
  const { person, reason, until } = item;
  const isAboutOne = item.action !== 'flag_changed' && item.action !== 'people_searched';
  return (
    <li className="px-5 py-3.5 sm:px-6">
      <DotLine>
        <span>{unbroken(copy[item.action](item, until ? formatLongDay(until) : null))}</span>
        {isAboutOne && isNamed ? (
          person ? (
            <PersonLink id={person.id}>{person.email}</PersonLink>
          ) : (
            <span className="text-soft">{copy.gone}</span>
          )
        ) : null}
      </DotLine>
      {reason ? <p className="mt-0.5 break-words">{copy.reason(reason)}</p> : null}
      <DotLine className="mt-0.5 text-sm text-soft">
        {item.admin_email}
        <time dateTime={item.created_at}>{formatMoment(item.created_at)}</time>
      </DotLine>
    </li>
  );
}
