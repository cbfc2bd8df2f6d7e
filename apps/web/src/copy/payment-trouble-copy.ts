/** A payment that failed, wherever it is told: one wording. */
export const paymentTroubleCopy = {
  label: 'Payment',
  failed: 'Your last payment failed.',
  /** While it is tried again the plan is in force. */
  nextTry: (date: string) =>
    `It is tried again on ${date}; until then your plan stays. If no try succeeds, you are back on Free.`,
  next: 'Next try',
  noTry: 'It is not tried again by itself.',
  resting: 'Your plan rests until it is paid.',
  updateCard: 'Update card',
  endedFailed: (plan: string, date: string) =>
    `Your ${plan} plan ended on ${date} because the payment failed.`,
  ended: (plan: string, date: string) => `Your ${plan} plan ended on ${date}.`,
  renew: (plan: string, price: number) => `Renew ${plan} for $${price} a month`,
} as const;
