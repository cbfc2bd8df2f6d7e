import { describe, expect, it } from 'vitest';
import { ASSISTANT, PLAIN } from '../../scripts/train-likelihood/samples.fixture.ts';
import { score } from './index.ts';

const LONG = { person: `${PLAIN}\n\n${PLAIN}`, machine: `${ASSISTANT}\n\n${ASSISTANT}` };

describe('a text is mixed', () => {
  it.each([
    ['when an assistant goes on with it', `${LONG.person}\n\n${LONG.machine}`],
    ['when a person goes on with it', `${LONG.machine}\n\n${LONG.person}`],
    ['when a person wrote its middle', `${LONG.machine}\n\n${LONG.person}\n\n${LONG.machine}`],
  ])('%s', (_, text) => {
    expect(score(text).mixed).toBe(true);
  });

  it.each([
    ['a person', PLAIN],
    ['a person, at length', LONG.person],
    ['an assistant', ASSISTANT],
    ['an assistant, at length', LONG.machine],
    ['nobody, being too short', 'A few words.'],
  ])('not when it is all by %s', (_, text) => {
    expect(score(text).mixed).toBe(false);
  });
});

describe('a sentence', () => {
  const sentencesOf = (text: string, part: string) => {
    const from = text.indexOf(part);
    return score(text).sentences.filter(
      ({ start, end }) => start >= from && end <= from + part.length,
    );
  };

  it('in a mixed text is told by what stands around it, on either side', () => {
    const text = `${LONG.person}\n\n${LONG.machine}`;
    const people = sentencesOf(text, LONG.person);
    const machine = sentencesOf(text, LONG.machine);
    expect(people.filter((one) => one.score < 0.5).length).toBeGreaterThan(0.8 * people.length);
    expect(machine.filter((one) => one.score > 0.5).length).toBeGreaterThan(0.8 * machine.length);
  });

  it('by a person that an assistant might have written is no alarm among a person’s', () => {
    const odd = 'Furthermore, effective communication plays a crucial role in fostering success.';
    const text = `${PLAIN}\n\n${odd}\n\n${PLAIN}`;
    const [one] = sentencesOf(text, odd);
    expect(one?.score).toBeLessThan(0.5);
    expect(score(text).mixed).toBe(false);
  });
});
