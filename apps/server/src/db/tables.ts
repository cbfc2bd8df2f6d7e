/** All tables, for the generator of migrations; the code imports them from their features. */
export * from '../features/admin/tables.ts';
export * from '../features/auth/tables.ts';
export * from '../features/checks/tables.ts';
export * from '../features/cleanups/tables.ts';
export * from '../features/corpus/tables.ts';
export * from '../features/counter/tables.ts';
export * from '../features/feature-flags/tables.ts';
export * from '../features/feedback/tables.ts';
export * from '../features/live/tables.ts';
export * from '../features/payments/tables.ts';
export * from '../features/quotas/tables.ts';
export * from '../features/rate-limit/tables.ts';
export * from '../features/request-log/tables.ts';
export * from '../features/sandbox-payments/tables.ts';
export * from '../features/sharing/tables.ts';
export * from '../features/subscriptions/tables.ts';
