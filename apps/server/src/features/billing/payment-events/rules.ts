/** What the provider has to be asked about after an event. */
export interface Subject {
  kind: 'subscription' | 'charge' | 'customer';
  id: string;
}

interface EventLike {
  type: string;
  data: { object: object };
}

type Field = 'id' | 'subscription' | 'customer' | 'charge';

/** Which field of the event's object names its subject, by the beginning of the event's type; first match wins. */
const subjects: [start: string, kind: Subject['kind'], field: Field][] = [
  ['customer.subscription.', 'subscription', 'id'],
  ['checkout.session.', 'subscription', 'subscription'],
  ['invoice.', 'customer', 'customer'],
  ['charge.dispute.', 'charge', 'charge'],
  ['charge.refund.', 'charge', 'charge'],
  ['charge.', 'charge', 'id'],
  ['refund.', 'charge', 'charge'],
  ['payment_method.', 'customer', 'customer'],
  ['customer.updated', 'customer', 'id'],
  ['customer.deleted', 'customer', 'id'],
];

const isName = (value: unknown) => typeof value === 'string' && /^[\x21-\x7e]{1,255}$/.test(value);

/** Whether a signed body has what an event is known by. */
export function isEvent(event: unknown): boolean {
  const { id, type, data } = (event ?? {}) as { id?: unknown; type?: unknown; data?: unknown };
  const object = (data as { object?: unknown } | null | undefined)?.object;
  return isName(id) && isName(type) && typeof object === 'object' && object !== null;
}

/** Only ids are taken from an event; null where it is about nothing that is kept here. */
export function subjectOf({ type, data }: EventLike): Subject | null {
  const found = subjects.find(([start]) => type.startsWith(start));
  if (!found) return null;
  const [, kind, field] = found;
  const value = (data.object as Record<Field, unknown>)[field];
  return isName(value) ? { kind, id: value as string } : null;
}
