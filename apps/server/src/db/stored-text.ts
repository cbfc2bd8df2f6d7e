import { customType } from 'drizzle-orm/pg-core';

/** PostgreSQL keeps neither NUL nor half a surrogate pair; these and the mark itself are written as mark + 4 hex digits. */
const mark = '\u001a';
const unstorable =
  /[\u0000\u001a]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const written = /\u001a([0-9a-f]{4})/g;

function toStored(text: string): string {
  return text.replace(
    unstorable,
    (unit) => mark + unit.charCodeAt(0).toString(16).padStart(4, '0'),
  );
}

function fromStored(stored: string): string {
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
