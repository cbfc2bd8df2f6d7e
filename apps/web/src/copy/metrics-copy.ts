export const metricsCopy = {
  failed: 'Error loading admin metrics',
  range: 'Date range',
  preset: (days: number) => `${days} days`,
  from: 'From',
  to: 'To',
  utc: 'Days are counted in UTC.',
  rangeWrong: (days: number) => `Choose 1 to ${days} days up to today, the first before the last.`,
  users: 'Users',
  cleaned: 'Texts cleaned',
  /** Which time a large figure is of; what a range adds stands below it. */
  now: 'now',
  ever: 'in all',
  within: 'in this range',
  cleanedOf: (basic: string, statistical: string) => `${basic} basic, ${statistical} statistical`,
  subscriptions: 'Active subscriptions',
  canceled: 'Subscriptions ended',
  /** One that is cancelled runs on to its end, and is among the active ones until then. */
  canceledHint: 'counted on their last day',
  canceledMonth: (inRange: string, inMonth: string, month: string) =>
    `${inRange} in this range, ${inMonth} in ${month}`,
  checks: 'Checks',
  shares: 'Shares',
  requests: 'Requests',
  requestsFrom: 'by pages of this site and by API keys',
  requestsFailed: (refused: string, failed: string) => `${refused} refused, ${failed} failed`,
  answered: '95% answered within',
  answeredHalf: (half: string) => `half of all within ${half}`,
  answeredMost: (most: string) => `99% within ${most}`,
  inRange: (count: string) => `${count} in this range`,
  joinedInRange: (joined: string, left: string) =>
    `${joined} joined and ${left} left in this range`,
  startedInRange: (started: string, ended: string) =>
    `${started} began and ${ended} ended in this range`,
  revenue: 'Revenue',
  estimate: 'Estimate',
  figure: 'Figure',
  estimateMonthly: '$5 times the active subscriptions',
  /** As specified: it counts no month but this one. */
  estimateTotal: 'the same figure: it counts no earlier month',
  provider: 'Payment provider',
  providerHint: (when: string) => `Last heard from the payment provider on ${when}.`,
  providerNone: 'The payment provider has told nothing yet.',
  monthly: 'Monthly',
  total: 'Total',
  atPrices: 'at the prices of the active plans',
  /** What stayed, as in the plot of the days. */
  collected: (inRange: string, refunded: string | null) =>
    `since the beginning, ${refunded ? `less ${refunded} of refunds` : 'no refunds'}; ${inRange} in this range`,
} as const;
