import { expect, test } from 'vitest';
import { checkAnswer } from './check.ts';
import { evidenceByWeight, evidenceStrength } from './evidence-strength.ts';

const piece = (weight: number) => ({
  label: `weighs ${weight}`,
  direction: 'machine' as const,
  weight,
});
const weights = (pieces: { weight: number }[]) => pieces.map(({ weight }) => weight);

test('what moved a figure is told by how much it moved it', () => {
  expect([9, 2, 1.99, 0.5, 0.49, 0.05].map((weight) => evidenceStrength({ weight }))).toEqual([
    'strong',
    'strong',
    'moderate',
    'moderate',
    'slight',
    'slight',
  ]);
});

test('the three strongest come first, and a single one more is not folded away', () => {
  const { first, rest } = evidenceByWeight([0.1, 5, 0.2, 9, 1].map(piece));
  expect([weights(first), weights(rest)]).toEqual([
    [9, 5, 1],
    [0.2, 0.1],
  ]);
  expect(evidenceByWeight([1, 2, 3, 4].map(piece)).rest).toEqual([]);
});

test('a report takes no more examples than are shown, and none that nobody reads', () => {
  const { evidence } = checkAnswer.shape;
  const withExamples = (examples: string[]) =>
    evidence.safeParse([{ ...piece(1), examples }]).success;
  expect(withExamples(['in the realm', 'plays a role', 'moreover'])).toBe(true);
  expect(withExamples(['a', 'b', 'c', 'd'])).toBe(false);
  expect(withExamples(['x'.repeat(101)])).toBe(false);
});
