export { clean } from './clean.ts';
export { decode } from './decode/index.ts';
export { reveal } from './reveal.ts';
export { scan } from './scan.ts';
export type {
  Action,
  Category,
  CleanOptions,
  CleanResult,
  Finding,
  Payload,
  Segment,
} from './types.ts';
