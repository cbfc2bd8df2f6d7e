/** What the rest of the server may use of this area. */
export { keepsHistory } from './account/data.ts';
export { accountRoutes } from './account/routes.ts';
export type { AccountTools } from './account/service.ts';
export { apiKeyRoutes } from './api-keys/routes.ts';
export { keyActor } from './api-keys/service.ts';
export type { SendMail } from './mail/rules.ts';
export { createMailer } from './mail/smtp.ts';
export { sandboxClient } from './sandbox-people/compose.ts';
export { type Html, sandboxPage, sandboxStyle } from './sandbox-people/pages.ts';
export { sandboxSignInRoutes } from './sandbox-people/routes.ts';
export { authParts } from './sign-in/compose.ts';
export { holdUser } from './sign-in/data.ts';
export { providerReturnRoutes, signInRoutes } from './sign-in/routes.ts';
export { actorFor, forCaller, forgetExpired, refuseIfGone } from './sign-in/service.ts';
export { userMetadata, users } from './sign-in/tables.ts';
