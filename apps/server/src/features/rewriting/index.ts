/** What the rest of the server may use of this area. */
export { engineFor } from './engine/compose.ts';
export { EngineFailedError } from './engine/errors.ts';
export type { Engine } from './engine/service.ts';
export { strongParaphraseRoutes } from './strong-paraphrase/routes.ts';
export { rewriteFreely, strongParaphrase } from './strong-paraphrase/service.ts';
