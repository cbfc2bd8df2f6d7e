export { uniqueness } from './uniqueness.ts';
