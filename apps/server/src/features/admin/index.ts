/** What the rest of the server may use of this area. */
export { featureFlagRoutes } from './feature-flags/routes.ts';
export { feedbackRoutes } from './feedback/routes.ts';
export { type Health, openHealth } from './health/service.ts';
export { liveRoutes } from './live/routes.ts';
export { type Live, openLive } from './live/service.ts';
export { pulseOf } from './operations/service.ts';
export { forgetOldRequests, openRequestLog, type RequestLog } from './request-log/service.ts';
export { adminRoutes } from './routes.ts';
