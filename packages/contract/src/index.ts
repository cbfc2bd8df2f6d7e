export * from './clean-text.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './plans.ts';
