/** What the rest of the server may use of this area. */
export { configurationRoutes } from './configuration/routes.ts';
export { healthRoutes } from './health/routes.ts';
export { modelFileRoutes } from './model-file/routes.ts';
export { loadSite, type Site } from './pages/data.ts';
export { pageRoutes } from './pages/routes.ts';
