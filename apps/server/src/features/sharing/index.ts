/** What the rest of the server may use of this area. */
export { sharingRoutes } from './routes.ts';
export { shareEvents } from './tables.ts';
