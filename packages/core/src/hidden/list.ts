import { type Analysis, analyse } from './analyse.ts';
import { findingsOf } from './findings.ts';
import { mayHoldChat } from './listed/chat-removal.ts';
import { withListed } from './listed/index.ts';
import { listedName } from './listed/table.ts';
import { mayHoldSnow } from './snow.ts';
import { firstSuspect } from './suspect.ts';
import { noTokens } from './tokens.ts';
import type { CleanOptions, Finding } from './types.ts';

/** All that is listed of a text, whether or not anything is done about it. */
export function listText(text: string, options: CleanOptions): Finding[] {
  const isPlain =
    firstSuspect(text) === -1 && !mayHoldSnow(text) && !mayHoldChat(text, options.chatTraces);
  const analysis = isPlain ? nothingFound(text) : analyse(text, options);
  return listAnalysis(analysis, options);
}

export function listAnalysis(analysis: Analysis, options: CleanOptions): Finding[] {
  return findingsOf(withListed(analysis, options), listedName);
}

function nothingFound(text: string): Analysis {
  return { tokens: noTokens(text), lookAlikes: new Uint32Array(0) };
}
