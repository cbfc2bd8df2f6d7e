/** What a change of plan costs, beside the button that leads to it. */
export const changeCopy = {
  nothingToday: 'Nothing is paid today.',
  nothingUntil: (date: string, dollars: number) =>
    `Nothing is paid today. From ${date} on it is $${dollars} a month.`,
  /** Where the payment provider reckons: it shows the amount, and asks. */
  shownBefore: 'What is due today is shown on the payment page before you confirm.',
  free: 'A new plan begins at once and costs nothing today; your next payment is at the new price.',
  /** After it. */
  wasNothing: 'You changed plans: nothing was paid today.',
  wasShown: 'You changed plans: the payment page has shown what was due today.',
  /** While a payment is due. */
  whileOwed:
    'There you change the card, or cancel. Cancelling does not stop the next try: it is for the month that has begun.',
  inPortal: 'There you change plan or card, or cancel.',
} as const;
