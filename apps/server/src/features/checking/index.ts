/** What the rest of the server may use of this area. */
export { checkRoutes } from './check/routes.ts';
export { type CheckTools, checkText, localProvider } from './check/service.ts';
export { plagiarismChecks } from './check/tables.ts';
export { copyleaksFor } from './copyleaks/compose.ts';
export { copyleaksProvider } from './copyleaks-check/service.ts';
export { forgetScans } from './copyleaks-scans/service.ts';
export { copyleaksWebhookRoutes } from './copyleaks-webhooks/webhooks.ts';
export { addDocument, corpusState, listDocuments, removeDocuments } from './corpus/service.ts';
export { UnreadableError } from './file-reading/errors.ts';
export { canRead, largestFile, readProse } from './file-reading/service.ts';
export { indexStarter } from './starter-corpus/service.ts';
