import type { Payload } from '../types.ts';
import type { Candidate } from './reading.ts';
import { spellingCost } from './spelling.ts';

/**
 * By how many bits a message must be cheaper than its carriers: once in a million texts, lots draw
 * carriers that say something so. One number for all schemes, since each of them pays for its ways.
 */
const FLOOR = 20;
const CHANCE = 'Carriers drawn by lot may read as text as well.';

/**
 * A payload as far as it is to be believed. What lots may have drawn is no more than possible,
 * whatever its reader thought of it; what something else vouches for has no bounds to its information.
 */
export function believed({ payload, information, ways, cost }: Candidate): Payload {
  const { content, certainty, note } = payload;
  if (content === null || (certainty !== 'exact' && certainty !== 'likely')) return payload;
  if (information === Number.POSITIVE_INFINITY) return payload;
  if (information - (cost ?? spellingCost(content)) - ways >= FLOOR) return payload;
  return { ...payload, certainty: 'possible', note: `${note} ${CHANCE}` };
}
