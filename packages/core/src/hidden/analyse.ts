import { findTokens } from './find.ts';
import { judge } from './judge.ts';
import { withChatTaken } from './listed/chat-removal.ts';
import { LISTED_KINDS } from './listed-kinds.ts';
import { type Replacements, withLookAlikes } from './rules/look-alikes.ts';
import { isSubdivision } from './rules/subdivisions.ts';
import { snowTails } from './snow.ts';
import { addToken, noTokens, type Tokens } from './tokens.ts';
import type { CleanOptions } from './types.ts';

/** Every place some rule looked at, with its verdict; the one engine behind scan, clean and reveal. */
export type Analysis = {
  tokens: Tokens;
  lookAlikes: Replacements;
};

export function analyse(text: string, options: CleanOptions): Analysis {
  const { tokens, replacements } = withLookAlikes(
    withChatTaken(withSnow(findTokens(text, options)), options.chatTraces),
  );
  tokens.isSubdivision = isSubdivision;
  judge(tokens, options);
  return { tokens, lookAlikes: replacements };
}

/** What stands behind the lines is plain white space, which the search for characters passes over. */
function withSnow(tokens: Tokens): Tokens {
  const tails = snowTails(tokens.text);
  if (tails.length === 0) return tokens;
  const all = noTokens(tokens.text);
  all.seen = tokens.seen.slice();
  for (const meeting of tokens.meetings) all.meetings.push(meeting);
  let next = 0;
  for (let index = 0; index <= tokens.count; index++) {
    const start = index < tokens.count ? tokens.starts[index]! : Number.POSITIVE_INFINITY;
    for (; next < tails.length && tails[next]! < start; next += 2)
      addToken(all, tails[next]!, tails[next + 1]!, LISTED_KINDS.snow.code);
    if (index < tokens.count) addToken(all, start, tokens.ends[index]!, tokens.kinds[index]!);
  }
  return all;
}
