import { type ChunkNote, partByBuiltIn } from '@cleanpaste/contract';
import type { PartResult } from '@cleanpaste/core/guard';
import { rewrite } from '@cleanpaste/core/rewrite';
import type { LabWork } from './lab-messages.ts';

/** A part by the built-in engine, told as the server tells it. */
export const rewritePart = ({
  text,
  seed,
  form,
}: LabWork['rewritePart']['input']): PartResult<ChunkNote> =>
  partByBuiltIn(text, rewrite(text, { strength: 'strong', seed, form }));
