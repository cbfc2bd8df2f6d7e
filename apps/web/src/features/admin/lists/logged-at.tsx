import { formatDateTime } from '../../../lib/format.ts';
import { formatExactTime } from './figures.ts';

/** When a row was written, in the reader's time zone; `inDay`: to the millisecond, below the day as its head. */
export function LoggedAt({ at, inDay = false }: { at: string; inDay?: boolean }) {
  return (
    <time dateTime={at} title={inDay ? formatDateTime(at) : undefined} className="tabular-nums">
      {inDay ? formatExactTime(at) : formatDateTime(at)}
    </time>
  );
}
