import type { SubscriptionDetails } from '@cleanpaste/contract';

/** Whether a payment has failed that another card would mend. */
export const isFailing = ({ state }: Pick<SubscriptionDetails, 'state'>) =>
  state === 'past_due' || state === 'unpaid';
