export const metricsCopy = {
  failed: 'Error loading admin metrics',
  /** Beside the specified sentence: what is missing, and what the server said. */
  failedBecause: (reason: string) => `The figures could not be loaded. Reason: ${reason}`,
  failedNext: 'They are loaded again at the next change on the site, or when you try.',
  range: 'Date range',
  preset: (days: number) => `${days} days`,
  from: 'From',
  to: 'To',
  utc: 'Days are counted in UTC.',
  rangeWrong: (days: number) => `Choose 1 to ${days} days up to today, the first before the last.`,
  users: 'Users',
  cleaned: 'Texts cleaned',
  asOfNow: 'As of now',
  ranged: 'In this range',
  /** Beside what was counted since the beginning. */
  ever: 'in all',
  cleanedOf: (basic: string, statistical: string) => `${basic} basic, ${statistical} statistical`,
  subscriptions: 'Active subscriptions',
  /** One that is cancelled runs on to its end, and is among the active ones until then. */
  canceled: 'Subscriptions ended',
  canceledMonth: (inMonth: string, month: string) => `${inMonth} in ${month}`,
  joined: 'Users joined',
  left: (left: string) => `${left} left`,
  started: 'Subscriptions begun',
  ended: (ended: string) => `${ended} ended`,
  collected: 'Collected',
  lessRefunds: 'less refunds',
  checks: 'Checks',
  shares: 'Shares',
  requests: 'Requests',
  requestsFrom: 'by pages of this site and by API keys',
  requestsFailed: (refused: string, failed: string) => `${refused} refused, ${failed} failed`,
  answered: '95% answered within',
  answeredHalf: (half: string) => `half of all within ${half}`,
  answeredMost: (most: string) => `99% within ${most}`,
  revenue: 'Revenue',
  /** As specified, for both; the provider's own figures stand above it. */
  estimate: (monthly: string, total: string) =>
    `Estimate: ${monthly} monthly, ${total} in total. A rough figure: $5 times the active subscriptions, whatever their plan.`,
  providerHint: (when: string) => `Last heard from the payment provider on ${when}.`,
  providerNone: 'The payment provider has told nothing yet.',
  monthly: 'Monthly',
  total: 'Total',
  atPrices: 'at the prices of the active plans',
  /** What stayed, as in the plot of the days. */
  sinceBeginning: (refunded: string | null) =>
    `since the beginning, ${refunded ? `less ${refunded} of refunds` : 'no refunds'}`,
} as const;
