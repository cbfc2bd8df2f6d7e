/** What the rest of the server may use of this area. */
export { allApiRoutes } from './routes.ts';
