import { formatDateTime } from '../../../lib/format.ts';
import { formatExactTime } from './figures.ts';

/** When a row was written, in the reader's time zone; `inDay`: to the millisecond, below the day as its head. */
export function LoggedAt({ at, inDay = false }: { at: string; inDay?: boolean }) {
  return (
    <time dateTime={at} title={inDay ? formatDateTime(at) : undefined} className="tabular-nums">
      {inDay ? (
        <>
          {formatExactTime(at).slice(0, -4)}
          {/* Nobody has room for it on a phone. */}
          <span className="max-lg:hidden">{formatExactTime(at).slice(-4)}</span>
        </>
      ) : (
        formatDateTime(at)
      )}
    </time>
  );
}
