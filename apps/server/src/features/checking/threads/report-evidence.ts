import { type CheckAnswer, evidenceStrength } from '@cleanpaste/contract';

const strengths = { strong: 'strongly', moderate: 'moderately', slight: 'slightly' } as const;

/** What was noticed, with words of the text where it has any, and how much it weighed. */
export const evidenceLine = (piece: CheckAnswer['evidence'][number]) => {
  const { label, direction, examples = [] } = piece;
  const quoted = examples.map((one) => `“${one}”`).join(', ');
  return {
    label: quoted ? `${label} (${quoted})` : label,
    towards: `${strengths[evidenceStrength(piece)]} towards a ${direction}`,
  };
};
