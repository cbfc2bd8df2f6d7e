import { clean } from '@cleanpaste/core/hidden';
import { type Masked, unmask } from './placeholders.ts';
import { type Fault, findFault } from './verify.ts';

export type Judgement = { text: string; fault: null } | { text: null; fault: Fault };

/**
 * Takes or refuses a model's version of a text: strips hidden characters, which models use as well,
 * verifies, and puts the protected items back.
 */
export function judge({ masked, output }: { masked: Masked; output: string }): Judgement {
  const stripped = clean(output).text.trim();
  const fault = findFault(masked, stripped);
  return fault ? { text: null, fault } : { text: unmask(masked, stripped), fault };
}
