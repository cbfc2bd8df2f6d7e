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
      {inDay ? exact.slice(0, inDay === 'seconds' ? 8 : undefined) : formatMoment(at)}
    </time>
  );
}
