import { findTokens } from './find.ts';
import { judge } from './judge.ts';
import { type Replacements, withLookAlikes } from './rules/look-alikes.ts';
import type { Tokens } from './tokens.ts';
import type { CleanOptions } from './types.ts';

/** Every place some rule looked at, with its verdict; the one engine behind scan, clean and reveal. */
export type Analysis = {
  tokens: Tokens;
  lookAlikes: Replacements;
};

export function analyse(text: string, options: CleanOptions): Analysis {
  const { tokens, replacements } = withLookAlikes(findTokens(text, options));
  judge(tokens, options);
  return { tokens, lookAlikes: replacements };
}
