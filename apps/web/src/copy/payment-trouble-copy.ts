/** A payment that failed, wherever it is told: one wording. */
export const paymentTroubleCopy = {
  label: 'Payment',
  failed: 'Your last payment failed.',
  /** While it is tried again the plan is in force. One next try is known, not how many come after it. */
  nextTry: (date: string, plan: string) =>
    `The next try is on ${date}, and you keep ${plan} at least until then. If no try succeeds, you are back on Free.`,
  /** Of a plan that rests, or ends by itself before the day. */
  nextTryAlone: (date: string) => `The next try is on ${date}.`,
  next: 'Next try',
  noTry: 'It is not tried again by itself.',
  resting: 'Your plan is on hold until it is paid.',
  updateCard: 'Update card',
  /** A sandbox moves its calendar by hand. */
  sandboxDates: 'Dates of the sandbox, whose calendar runs ahead.',
  /** Beside the way to buy it again. */
  cardLater: 'You choose a card at checkout.',
  endedFailed: (plan: string, date: string) =>
    `Your ${plan} plan ended on ${date} because the payment failed.`,
  ended: (plan: string, date: string) => `Your ${plan} plan ended on ${date}.`,
  renew: (plan: string, price: number) => `Renew ${plan} for $${price} a month`,
} as const;
