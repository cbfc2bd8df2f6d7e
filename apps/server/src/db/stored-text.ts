import { customType } from 'drizzle-orm/pg-core';

/**
 * PostgreSQL keeps neither NUL nor half a surrogate pair; these and the mark itself are written as mark + 4 hex
 * digits. So is a byte order mark at the beginning: what reads the embedded database's answers drops it there.
 */
const mark = '\u001a';
const orderMark = '\ufeff';
const unstorable =
  /^\ufeff|[\u0000\u001a]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const written = /\u001a([0-9a-f]{4})/g;

/** How a text is written down; what goes around the column's own type is written so as well. */
export function toStored(text: string): string {
  // Almost every text, and much faster to find out.
  const isPlain = text.isWellFormed() && !text.includes('\0') && !text.includes(mark);
  if (isPlain && !text.startsWith(orderMark)) return text;
  return text.replace(
    unstorable,
    (unit) => mark + unit.charCodeAt(0).toString(16).padStart(4, '0'),
  );
}

export function fromStored(stored: string): string {
  return stored.includes(mark)
    ? stored.replace(written, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : stored;
}

/** A text column that gives back every string exactly as it was. */
export const storedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: toStored,
  fromDriver: fromStored,
});
