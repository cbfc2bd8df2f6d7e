/** Where a page of history continues: behind (older) or before (newer) an item. */
export interface Cursor {
  createdAt: Date;
  id: string;
}

const shape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f-]{36})$/;

export const writeCursor = ({ createdAt, id }: Cursor) => `${createdAt.toISOString()}_${id}`;

/** @returns null for what is not a cursor of ours */
export function readCursor(text: string): Cursor | null {
  const found = shape.exec(text);
  const createdAt = new Date(found?.[1] ?? Number.NaN);
  return found && !Number.isNaN(createdAt.getTime()) ? { createdAt, id: found[2]! } : null;
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
