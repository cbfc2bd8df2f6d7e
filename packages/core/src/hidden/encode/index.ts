export { encode } from './encode.ts';
export type { EncodeOptions, EncodeProblem, EncodeResult, EncodeScheme } from './types.ts';
