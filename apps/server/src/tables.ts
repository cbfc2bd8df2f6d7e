/** All tables, for the generator of migrations; the code imports them from their features. */

export * from './features/accounts/api-keys/tables.ts';
export * from './features/accounts/notices/tables.ts';
export * from './features/accounts/sign-in/tables.ts';
export * from './features/admin/audit/tables.ts';
export * from './features/admin/feature-flags/tables.ts';
export * from './features/admin/feedback/tables.ts';
export * from './features/admin/live/tables.ts';
export * from './features/admin/metrics/tables.ts';
export * from './features/admin/request-log/tables.ts';
export * from './features/admin/row-totals/tables.ts';
export * from './features/billing/given-plans/tables.ts';
export * from './features/billing/payments/tables.ts';
export * from './features/billing/quotas/tables.ts';
export * from './features/billing/sandbox-shop/tables.ts';
export * from './features/billing/subscriptions/tables.ts';
export * from './features/checking/check/tables.ts';
export * from './features/checking/copyleaks-scans/tables.ts';
export * from './features/checking/corpus/tables.ts';
export * from './features/checking/index-shares/tables.ts';
export * from './features/checking/postings/tables.ts';
export * from './features/checking/report-links/tables.ts';
export * from './features/cleaning/cleanups/tables.ts';
export * from './features/cleaning/counter/tables.ts';
export * from './features/sharing/tables.ts';
export * from './http/rate-limits/tables.ts';
