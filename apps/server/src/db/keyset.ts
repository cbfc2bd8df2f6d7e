import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isUuid } from './uuid.ts';

/** A place in a list that is ordered by time and, where times are equal, by id. */
interface Cursor {
  createdAt: Date;
  id: string;
}

/** What a caller asks for: a page by its number, or the one beside a cursor. */
export interface PageInput {
  page: number;
  older?: string | undefined;
  newer?: string | undefined;
}

/** Which rows to read; with a cursor the page begins beside that row and `offset` counts from there. */
export interface KeysetQuery {
  limit: number;
  offset: number;
  older?: Cursor | null;
  newer?: Cursor | null;
}

interface Ordered {
  createdAt: PgColumn;
  id: PgColumn;
}

/** The database knows no year 0. */
const moment = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export const writeCursor = ({ createdAt, id }: Cursor) => `${createdAt.toISOString()}_${id}`;

/** @returns null for what is not a cursor of ours */
export function readCursor(text: string): Cursor | null {
  const [at = '', id = '', ...others] = text.split('_');
  if (!moment.test(at) || !isUuid(id) || others.length > 0) return null;
  const createdAt = new Date(at);
  return Number.isNaN(createdAt.getTime()) ? null : { createdAt, id };
}

/** What to read for a page: beside a cursor, or counted from the newest row. */
export function keysetQuery({ page, ...cursors }: PageInput, pageSize: number) {
  const older = cursors.older ? readCursor(cursors.older) : null;
  const newer = !older && cursors.newer ? readCursor(cursors.newer) : null;
  const offset = older || newer ? 0 : (page - 1) * pageSize;
  return { limit: pageSize, offset, older, newer };
}

/** The condition that a query's cursor puts on the rows; none without a cursor. */
export function besideCursor(table: Ordered, { older, newer }: KeysetQuery): SQL | undefined {
  const place = ({ createdAt, id }: Cursor) =>
    sql`(${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
  const row = sql`(${table.createdAt}, ${table.id})`;
  if (older) return sql`${row} < ${place(older)}`;
  return newer ? sql`${row} > ${place(newer)}` : undefined;
}

/** Newest first; before a `newer` cursor oldest first, so that the rows next to it are the ones read. */
export function keysetOrder(table: Ordered, { newer }: KeysetQuery): [SQL, SQL] {
  const direction = newer ? asc : desc;
  return [direction(table.createdAt), direction(table.id)];
}

/** Rows as a page shows them, newest first whichever way they were read, with cursors to both sides. */
export function keysetPage<Row extends Cursor>(rows: readonly Row[], { newer }: KeysetQuery) {
  const items = newer ? rows.toReversed() : [...rows];
  const [first, last] = [items[0], items.at(-1)];
  return {
    items,
    cursors: { newer: first ? writeCursor(first) : null, older: last ? writeCursor(last) : null },
  };
}
