/**
 * Method and path of every endpoint, each written once: rows of the endpoint table, routes, the
 * page's calls and the documents take them from here. Without schemas, so that the page stays small.
 */
export const addresses = {
  site: {
    checkHealth: 'GET /healthz',
    checkReadiness: 'GET /readyz',
    readConfiguration: 'GET /functions/v1/site-config',
    readPage: 'GET /*',
  },
  cleaning: {
    cleanText: 'POST /functions/v1/clean-text',
    countCleanups: 'GET /functions/v1/cleanup-count',
  },
  rewriting: { strongParaphrase: 'POST /functions/v1/strong-paraphrase' },
  checking: {
    checkText: 'POST /functions/v1/run-basic-plagiarism-check',
    receiveScanStatus: 'POST /functions/v1/copyleaks/:scanId/:event',
    putScanExport: 'PUT /functions/v1/copyleaks/:scanId/:exportId/:name',
    postScanExport: 'POST /functions/v1/copyleaks/:scanId/:exportId/:name',
  },
  accounts: {
    signIn: 'POST /functions/v1/auth/sign-in',
    startGoogle: 'POST /functions/v1/auth/google',
    finishGoogle: 'GET /functions/v1/auth/finish',
    failGoogle: 'GET /functions/v1/auth/failed',
    exchangeCode: 'POST /functions/v1/auth/exchange',
    setSession: 'POST /functions/v1/auth/set-session',
    refreshSession: 'POST /functions/v1/auth/refresh',
    signOut: 'POST /functions/v1/auth/sign-out',
    requestReset: 'POST /functions/v1/auth/request-reset',
    resetPassword: 'POST /functions/v1/auth/reset-password',
    returnFromGoogle: 'GET /api/auth/callback/google',
    readAccount: 'GET /functions/v1/account',
    changeAccount: 'PATCH /functions/v1/account',
    deleteAccount: 'POST /functions/v1/delete-account',
    listApiKeys: 'GET /functions/v1/api-keys',
    createApiKey: 'POST /functions/v1/api-keys',
    revokeApiKey: 'DELETE /functions/v1/api-keys/:id',
  },
  accountsSandbox: {
    readStyle: 'GET /sandbox/style.css',
    choosePerson: 'GET /sandbox/google/interaction/:uid',
    signInAsPerson: 'POST /sandbox/google/interaction/:uid',
    cancelSignIn: 'POST /sandbox/google/interaction/:uid/cancel',
  },
  billing: {
    startCheckout: 'POST /functions/v1/stripe-checkout',
    openPortal: 'POST /functions/v1/stripe-portal',
    refreshPayments: 'POST /functions/v1/stripe-sync',
    receivePaymentEvent: 'POST /functions/v1/stripe-webhook',
  },
  billingSandbox: {
    readStyle: 'GET /sandbox/stripe/style.css',
    readCheckout: 'GET /sandbox/stripe/checkout/:id',
    pay: 'POST /sandbox/stripe/checkout/:id',
    confirmPayment: 'POST /sandbox/stripe/checkout/:id/confirm',
    cancelCheckout: 'POST /sandbox/stripe/checkout/:id/cancel',
    readPortal: 'GET /sandbox/stripe/portal/:id',
    changeSubscription: 'POST /sandbox/stripe/portal/:id',
  },
  /** The payment provider's own interface, as far as the product uses it; the sandbox answers in its place. */
  billingProvider: {
    createCustomer: 'POST /v1/customers',
    readCustomer: 'GET /v1/customers/:id',
    deleteCustomer: 'DELETE /v1/customers/:id',
    listSubscriptions: 'GET /v1/subscriptions',
    readSubscription: 'GET /v1/subscriptions/:id',
    cancelSubscription: 'DELETE /v1/subscriptions/:id',
    createCheckout: 'POST /v1/checkout/sessions',
    readCheckout: 'GET /v1/checkout/sessions/:id',
    expireCheckout: 'POST /v1/checkout/sessions/:id/expire',
    createPortal: 'POST /v1/billing_portal/sessions',
    listCharges: 'GET /v1/charges',
    readCharge: 'GET /v1/charges/:id',
    listRefunds: 'GET /v1/refunds',
  },
  history: {
    listCleanups: 'GET /functions/v1/history/cleanups',
    listChecks: 'GET /functions/v1/history/checks',
    deleteCleanup: 'DELETE /functions/v1/history/cleanups/:id',
    deleteCheck: 'DELETE /functions/v1/history/checks/:id',
    exportCleanups: 'GET /functions/v1/history/cleanups/export',
  },
  sharing: { recordShare: 'POST /functions/v1/share-events' },
  admin: {
    giveFeedback: 'POST /functions/v1/feedback',
    listFlags: 'GET /functions/v1/feature-flags',
    readMetrics: 'GET /functions/v1/admin/metrics',
    readShareStatistics: 'GET /functions/v1/admin/share-statistics',
    readOperations: 'GET /functions/v1/admin/operations',
    listAllFlags: 'GET /functions/v1/admin/feature-flags',
    changeFlag: 'PATCH /functions/v1/admin/feature-flags/:name',
    listFeedback: 'GET /functions/v1/admin/feedback',
    moderateFeedback: 'PATCH /functions/v1/admin/feedback/:id',
    listCleanupLogs: 'GET /functions/v1/admin/logs/cleanups',
    listRequestLogs: 'GET /functions/v1/admin/logs/requests',
    listAudit: 'GET /functions/v1/admin/audit',
    followChanges: 'GET /functions/v1/admin/events',
  },
  api: {
    clean: 'POST /api/v1/clean',
    scan: 'POST /api/v1/scan',
    rewrite: 'POST /api/v1/rewrite',
    check: 'POST /api/v1/check',
    readDocument: 'GET /api/v1/openapi.json',
  },
} as const;

/** What every address of the API for developers begins with. */
export const apiPrefix = '/api/v1';

/** The path of an address, without its method. */
export const pathOf = <A extends string>(address: A) =>
  address.slice(address.indexOf(' ') + 1) as A extends `${string} ${infer Path}` ? Path : never;

/** The method of an address. */
export const methodOf = <A extends string>(address: A) =>
  address.slice(0, address.indexOf(' ')) as A extends `${infer Method} ${string}` ? Method : never;
