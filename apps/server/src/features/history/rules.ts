/** Where a page of history continues: behind (older) or before (newer) an item. */
export interface Cursor {
  createdAt: Date;
  id: string;
}

export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The database knows no year 0. */
const moment = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export const writeCursor = ({ createdAt, id }: Cursor) => `${createdAt.toISOString()}_${id}`;

/** @returns null for what is not a cursor of ours */
export function readCursor(text: string): Cursor | null {
  const [at = '', id = '', ...others] = text.split('_');
  if (!moment.test(at) || !uuid.test(id) || others.length > 0) return null;
  const createdAt = new Date(at);
  return Number.isNaN(createdAt.getTime()) ? null : { createdAt, id };
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
