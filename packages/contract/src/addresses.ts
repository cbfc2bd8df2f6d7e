/**
 * Method and path of every endpoint, each written once: rows of the endpoint table, routes, the
 * page's calls and the documents take them from here. Without schemas, so that the page stays small.
 */
export const addresses = {
  site: {
    checkHealth: 'GET /healthz',
    checkReadiness: 'GET /readyz',
    readConfiguration: 'GET /functions/v1/site-config',
    readModel: 'GET /model.gguf',
    readPage: 'GET /*',
  },
  cleaning: {
    cleanText: 'POST /functions/v1/clean-text',
    countCleanups: 'GET /functions/v1/cleanup-count',
  },
  rewriting: { strongParaphrase: 'POST /functions/v1/strong-paraphrase' },
  checking: {
    checkText: 'POST /functions/v1/run-basic-plagiarism-check',
    makeReport: 'POST /functions/v1/check-report',
    listReportLinks: 'GET /functions/v1/check-report-links',
    createReportLink: 'POST /functions/v1/check-report-links',
    revokeReportLink: 'DELETE /functions/v1/check-report-links/:id',
    readSharedReport: 'GET /reports/:token',
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
  billing: {
    startCheckout: 'POST /functions/v1/stripe-checkout',
    openPortal: 'POST /functions/v1/stripe-portal',
    refreshPayments: 'POST /functions/v1/stripe-sync',
    receivePaymentEvent: 'POST /functions/v1/stripe-webhook',
  },
  history: {
    listCleanups: 'GET /functions/v1/history/cleanups',
    listChecks: 'GET /functions/v1/history/checks',
    readCleanupText: 'GET /functions/v1/history/cleanups/:id/text',
    keepShownText: 'PUT /functions/v1/history/cleanups/:id/text',
    deleteCleanup: 'DELETE /functions/v1/history/cleanups/:id',
    deleteCheck: 'DELETE /functions/v1/history/checks/:id',
    deleteCleanups: 'DELETE /functions/v1/history/cleanups',
    deleteChecks: 'DELETE /functions/v1/history/checks',
    exportCleanups: 'GET /functions/v1/history/cleanups/export',
  },
  sharing: { recordShare: 'POST /functions/v1/share-events' },
  admin: {
    giveFeedback: 'POST /functions/v1/feedback',
    listFlags: 'GET /functions/v1/feature-flags',
    readMetrics: 'GET /functions/v1/admin/metrics',
    readShareStatistics: 'GET /functions/v1/admin/share-statistics',
    readOperations: 'GET /functions/v1/admin/operations',
    readHealth: 'GET /functions/v1/admin/health',
    listAllFlags: 'GET /functions/v1/admin/feature-flags',
    changeFlag: 'PATCH /functions/v1/admin/feature-flags/:name',
    listFeedback: 'GET /functions/v1/admin/feedback',
    moderateFeedback: 'PATCH /functions/v1/admin/feedback/:id',
    listCleanupLogs: 'GET /functions/v1/admin/logs/cleanups',
    listRequestLogs: 'GET /functions/v1/admin/logs/requests',
    listAudit: 'GET /functions/v1/admin/audit',
    followChanges: 'GET /functions/v1/admin/events',
    findPeople: 'POST /functions/v1/admin/people/find',
    readPerson: 'GET /functions/v1/admin/people/:id',
    givePlan: 'POST /functions/v1/admin/people/:id/plan',
    takePlan: 'POST /functions/v1/admin/people/:id/plan/take',
  },
  api: {
    clean: 'POST /api/v1/clean',
    scan: 'POST /api/v1/scan',
    reveal: 'POST /api/v1/reveal',
    decode: 'POST /api/v1/decode',
    rewrite: 'POST /api/v1/rewrite',
    check: 'POST /api/v1/check',
    report: 'POST /api/v1/report',
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
