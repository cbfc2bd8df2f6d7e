export { chunkLength, splitChunks } from './chunks.ts';
export {
  type GuardedOutcome,
  type GuardedParts,
  type GuardedPiece,
  guardedRewrite,
} from './guarded-rewrite.ts';
export {
  type JudgedParagraph,
  type Judgement,
  judgeParagraphs,
  judgeVersion,
  type Version,
} from './judge.ts';
export type { PieceEdit } from './pieces.ts';
export { type Masked, mask, proseOf, unmask } from './placeholders.ts';
export { type Message, messagesFor, versionIn } from './prompt.ts';
export {
  type DonePart,
  type InParts,
  type RewrittenParts,
  rewriteInParts,
} from './rewrite-in-parts.ts';
export {
  beginModelRun,
  type ModelNote,
  type ModelParts,
  type ModelReach,
  type ModelRun,
  type PartResult,
} from './rewrite-part.ts';
export { type Fault, findFault } from './verify.ts';
