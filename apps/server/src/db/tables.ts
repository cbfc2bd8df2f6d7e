/** All tables, for the generator of migrations; the code imports them from their features. */
export * from '../features/auth/tables.ts';
export * from '../features/cleanups/tables.ts';
export * from '../features/counter/tables.ts';
export * from '../features/rate-limit/tables.ts';
