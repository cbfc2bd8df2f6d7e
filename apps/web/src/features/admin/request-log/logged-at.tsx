import { formatDateTime } from '../../../lib/format.ts';

/** When a row was written, in the reader's time zone. */
export function LoggedAt({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}
