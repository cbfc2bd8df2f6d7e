const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const dateOnly = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** `Nov 20, 2026, 3:04 PM`, in the reader's time zone. */
export function formatDateTime(iso: string): string {
  return dateTime.format(new Date(iso));
}

/** `November 20, 2026` from epoch seconds; 'N/A' where there is no date. */
export function formatEpochDate(seconds: number | null): string {
  return seconds === null ? 'N/A' : dateOnly.format(new Date(seconds * 1000));
}
