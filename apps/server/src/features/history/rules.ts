/** UTF-16 units of a text that a list shows. */
const excerptLength = 160;

/** The beginning of a text; a character of two units is not cut in half. */
export function excerptOf(text: string): string {
  if (text.length <= excerptLength) return text;
  return text.slice(0, excerptLength).replace(/[\ud800-\udbff]$/, '');
}

const formulaStart = /^[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;

/** A field of a CSV file. A text that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvField(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** `yyyy-MM-dd HH:mm:ss`, in UTC. */
export const csvDate = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ');

export const csvFileName = (now: Date) => `cleanup-history-${now.toISOString().slice(0, 10)}.csv`;
