import { formatExactTime, formatMoment } from './figures.ts';

interface LoggedAtProps {
  at: string;
  /**
   * Below the day as its head: the time to the second, or to the millisecond where what was called
   * within one second has an order. By itself: day and minute.
   */
  inDay?: 'seconds' | 'milliseconds';
}

/** When a row was written, in UTC. */
export function LoggedAt({ at, inDay }: LoggedAtProps) {
  const exact = formatExactTime(at);
  return (
    <time
      dateTime={at}
      title={inDay ? `${formatMoment(at)}${exact.slice(5)} UTC` : undefined}
      className="tabular-nums"
    >
      {inDay ? exact.slice(0, 8) : formatMoment(at)}
      {inDay === 'milliseconds' ? (
        // Between a phone's card and a wide table there is no room for it.
        <span className="md:max-lg:hidden">{exact.slice(8)}</span>
      ) : null}
    </time>
  );
}
