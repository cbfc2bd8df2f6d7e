import type { Stripe } from 'stripe';
import { askedFields } from '../payments/rules.ts';

interface Page<T> {
  rows: T[];
  /** When the provider was asked for it. */
  readAt: Date;
}

interface ListedPage<T> {
  data: T[];
  has_more: boolean;
}

async function* pages<T extends { id: string }>(
  list: (after: { starting_after?: string }) => PromiseLike<ListedPage<T>>,
  now: () => Date,
): AsyncGenerator<Page<T>> {
  let after: { starting_after?: string } | null = {};
  while (after) {
    const readAt = now();
    const page: ListedPage<T> = await list(after);
    yield { rows: page.data, readAt };
    const last = page.data.at(-1);
    after = page.has_more && last ? { starting_after: last.id } : null;
  }
}

/** Every subscription of the provider's account, ended ones too. */
export function subscriptionPages(stripe: Stripe, now: () => Date) {
  const expand = askedFields.map((field) => `data.${field}`);
  return pages(
    (after) => stripe.subscriptions.list({ status: 'all', limit: 100, expand, ...after }),
    now,
  );
}

/** Charges that were made or refunded since a day. */
export async function* chargePages(
  stripe: Stripe,
  { since, now }: { since: Date; now: () => Date },
): AsyncGenerator<Page<Stripe.Charge>> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  yield* pages((after) => stripe.charges.list({ limit: 100, created, ...after }), now);
  for await (const { rows } of pages(
    (after) => stripe.refunds.list({ limit: 100, created, ...after }),
    now,
  )) {
    const ids = new Set(rows.flatMap(({ charge }) => (typeof charge === 'string' ? [charge] : [])));
    for (const id of ids) {
      const readAt = now();
      yield { rows: [await stripe.charges.retrieve(id)], readAt };
    }
  }
}
