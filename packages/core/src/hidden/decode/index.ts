export { decode } from './decode.ts';
