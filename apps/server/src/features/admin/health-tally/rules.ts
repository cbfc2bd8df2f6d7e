/** Lines of the log that tell of a provider's failure. */
const providerEvents: ReadonlySet<string> = new Set([
  'provider failed',
  'copyleaks',
  'payment-provider',
  'payment-event',
  'notice-failed',
  'reset-mail-failed',
]);

export const isProviderFailure = (event: string) => providerEvents.has(event);

/** Refused because of a limit of calls, or because a plan is used up. */
export const isRefusal = (status: number) => status === 429 || status === 402;
