import { type AuditItem, type AuditPage, adminPageSize } from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { keysetPage, keysetQuery, type PageInput } from '../../../db/keyset.ts';
import { requireAdmin } from '../../../http/require-actor.ts';
import * as data from './data.ts';
import { auditItemOf, subjectsOf } from './rules.ts';

type Stored = Awaited<ReturnType<typeof data.listAuditOf>>;

/** Ids become addresses when they are read: one that was deleted stands in no old line. */
async function withNames(db: Handle, rows: Stored): Promise<AuditItem[]> {
  const { accounts, messages } = subjectsOf(rows);
  const named = [
    ...(await data.nameAccounts(db, accounts)),
    ...(await data.nameWriters(db, messages)),
  ];
  const people = new Map(named.map(({ target, id, email }) => [target, { id, email }]));
  return rows.map((row) => auditItemOf(row, people));
}

/** What was done with one account. */
export async function listChangesOf(ctx: Ctx, target: string, limit: number) {
  requireAdmin(ctx.actor);
  return withNames(ctx.db, await data.listAuditOf(ctx.db, target, limit));
}

export async function listAudit(ctx: Ctx, input: PageInput): Promise<AuditPage> {
  requireAdmin(ctx.actor);
  const query = keysetQuery(input, adminPageSize);
  return ctx.read(async (db) => {
    const found = await data.auditQuery(db, query);
    const total = await data.countAudit(db);
    const { items, cursors } = keysetPage(found, query);
    return {
      items: await withNames(db, items),
      ...{ cursors, total, page: input.page, pageSize: adminPageSize },
    };
  });
}
