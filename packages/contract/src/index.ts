export * from './clean-text.ts';
export * from './errors.ts';
export * from './headers.ts';
export * from './limits.ts';
export * from './plans.ts';
