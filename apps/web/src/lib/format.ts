/** `November 20, 2026` in one line wherever it stands; what follows it may begin the next one. */
export const unbroken = (date: string) => date.replace(/ (?=\d+(,|$| at))/g, '\u00A0');

/** Made when it is first used: the browser's first formatter takes a slow phone a tenth of a second. */
function onceNeeded(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let formatter: Intl.DateTimeFormat | undefined;
  return (date) => {
    formatter ??= new Intl.DateTimeFormat('en-US', options);
    return unbroken(formatter.format(date));
  };
}

const dateTime = onceNeeded({ dateStyle: 'medium', timeStyle: 'short' });
const dateOnly = onceNeeded({ dateStyle: 'long' });
const longMoment = onceNeeded({
  ...{ year: 'numeric', month: 'long', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
});
const utcDate = onceNeeded({ dateStyle: 'long', timeZone: 'UTC' });

/** `Nov 20, 2026, 3:04 PM`, in the reader's time zone. */
export function formatDateTime(iso: string): string {
  return dateTime(new Date(iso));
}

/** `November 20, 2026` from epoch seconds; 'N/A' where there is no date. */
export function formatEpochDate(seconds: number | null): string {
  return seconds === null ? 'N/A' : dateOnly(new Date(seconds * 1000));
}

/** `November 20, 2026 at 3:04 PM EST`, in the reader's time zone, which is named; from epoch seconds. */
export const formatEpochMoment = (seconds: number) => longMoment(new Date(seconds * 1000));

/** `December 1, 2026`: the day in UTC, by which quotas are counted. */
export function formatUtcDate(iso: string): string {
  return utcDate(new Date(iso));
}
