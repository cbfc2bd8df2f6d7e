import type { Card } from '../sandbox-shop/schema.ts';

const inUtc = { dateStyle: 'long', timeZone: 'UTC' } as const;
const longDate = new Intl.DateTimeFormat('en-US', inUtc);

/** @param seconds since 1970 */
export const dateOf = (seconds: number) => longDate.format(new Date(seconds * 1000));
const minute = new Intl.DateTimeFormat('en-US', { ...inUtc, timeStyle: 'short' });
/** A day before: until then somebody may cancel. */
export const lastMomentOf = (seconds: number) => minute.format(new Date((seconds - 86_400) * 1000));

export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** A card as people know it. */
export const named = ({ card }: Card) => `${card.brand.toUpperCase()}\u00A0••••\u00A0${card.last4}`;
