export type {
  Action,
  Category,
  CleanOptions,
  CleanResult,
  Finding,
  Payload,
  Segment,
} from './types.ts';
