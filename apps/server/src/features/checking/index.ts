/** What the rest of the server may use of this area. */
export { checkRoutes } from './check/routes.ts';
export { type CheckTools, checkText, localProvider } from './check/service.ts';
export { plagiarismChecks } from './check/tables.ts';
export { reportStyleHash } from './check-report/pages.ts';
export { makeReport } from './check-report/service.ts';
export { copyleaksFor } from './copyleaks/compose.ts';
export { copyleaksProvider } from './copyleaks-check/service.ts';
export { forgetScans } from './copyleaks-scans/service.ts';
export { copyleaksWebhookRoutes } from './copyleaks-webhooks/webhooks.ts';
export {
  addDocuments,
  corpusState,
  keepCorpus,
  listDocuments,
  type NewDocument,
  removeDocuments,
} from './corpus/service.ts';
export { UnreadableError } from './file-reading/errors.ts';
export { canRead, largestFile, readProse } from './file-reading/service.ts';
export { requireWholeIndex } from './index-shares/service.ts';
export { rebalance } from './rebalance/service.ts';
export { checkReportRoutes } from './report-links/routes.ts';
export { forgetReportLinks } from './report-links/service.ts';
export { indexStarter } from './starter-corpus/service.ts';
export { openWorks } from './works/service.ts';
