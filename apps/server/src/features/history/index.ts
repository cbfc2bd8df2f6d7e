/** What the rest of the server may use of this area. */
export { historyRoutes } from './routes.ts';
export { purgeHistory } from './service.ts';
