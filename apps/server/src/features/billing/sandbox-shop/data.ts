import { and, desc, eq } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import type { Kept } from './schema.ts';
import { sandboxPaymentObjects as objects } from './tables.ts';

const listedAtMost = 10_000;

type Kind = Kept['object'];
type Of<K extends Kind> = Extract<Kept, { object: K }>;

const customerIdOf = (object: Kept) =>
  object.object === 'customer' ? object.id : 'customer' in object ? object.customer : null;

/** Keeps an object, or its new state. */
export async function saveObject(db: Handle, object: Kept): Promise<void> {
  const data = object as unknown as Record<string, unknown>;
  await db
    .insert(objects)
    .values({
      id: object.id,
      kind: object.object,
      customerId: customerIdOf(object),
      data,
      createdAt: new Date(object.created * 1000),
    })
    .onConflictDoUpdate({ target: objects.id, set: { data } });
}

export async function findObject<K extends Kind>(
  db: Handle,
  kind: K,
  id: string,
): Promise<Of<K> | null> {
  const rows = await db
    .select({ data: objects.data })
    .from(objects)
    .where(and(eq(objects.id, id), eq(objects.kind, kind)));
  return (rows[0]?.data as Of<K> | undefined) ?? null;
}

/** The same; nobody else changes it until the transaction ends. */
export async function lockObject<K extends Kind>(
  tx: Handle,
  kind: K,
  id: string,
): Promise<Of<K> | null> {
  const rows = await tx
    .select({ data: objects.data })
    .from(objects)
    .where(and(eq(objects.id, id), eq(objects.kind, kind)))
    .for('update');
  return (rows[0]?.data as Of<K> | undefined) ?? null;
}

/** Newest first, as the provider lists. */
export async function listObjects<K extends Kind>(
  db: Handle,
  kind: K,
  customerId?: string,
): Promise<Of<K>[]> {
  const own = customerId === undefined ? undefined : eq(objects.customerId, customerId);
  const rows = await db
    .select({ data: objects.data })
    .from(objects)
    .where(and(eq(objects.kind, kind), own))
    .orderBy(desc(objects.createdAt), desc(objects.id))
    .limit(listedAtMost);
  return rows.map(({ data }) => data as unknown as Of<K>);
}

/** Takes a key of idempotency; what was answered to it before, or null for the first. */
export async function answeredBefore(
  tx: Handle,
  { key, now }: { key: string; now: Date },
): Promise<Record<string, unknown> | null> {
  const taken = await tx
    .insert(objects)
    .values({ id: key, kind: 'idempotency', data: {}, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: objects.id });
  if (taken.length > 0) return null;
  const rows = await tx.select({ data: objects.data }).from(objects).where(eq(objects.id, key));
  return rows[0]?.data ?? null;
}

export async function keepAnswer(
  tx: Handle,
  key: string,
  answer: Record<string, unknown>,
): Promise<void> {
  await tx.update(objects).set({ data: answer }).where(eq(objects.id, key));
}
