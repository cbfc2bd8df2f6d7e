export { clean } from './clean.ts';
export { commentsOf } from './code/comments.ts';
export { codeLanguageOf } from './code/file-types.ts';
export { type CodeLanguage, codeLanguages } from './code/languages.ts';
export { decode } from './decode/index.ts';
export type { EncodeOptions, EncodeProblem, EncodeResult, EncodeScheme } from './encode/index.ts';
export { encode } from './encode/index.ts';
export { reveal } from './reveal.ts';
export { scan } from './scan.ts';
export { scanCode } from './scan-code.ts';
export type {
  Action,
  Category,
  CleanOptions,
  CleanResult,
  Finding,
  ListedCategory,
  Payload,
  Segment,
} from './types.ts';
