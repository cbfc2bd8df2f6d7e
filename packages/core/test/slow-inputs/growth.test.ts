import { describe, expect, it } from 'vitest';
import { figuresKept } from '../../src/guard/figures.ts';
import {
  CODE_FUNCTIONS,
  ENCODE_FUNCTIONS,
  GUARD_FUNCTIONS,
  HIDDEN_FUNCTIONS,
  OTHER_FUNCTIONS,
  TEXT_FUNCTIONS,
} from './functions.ts';
import { leastWorkMs, steepInputs } from './growth.ts';
import { HIDDEN_INPUTS } from './hidden-inputs.ts';
import { filled } from './input.ts';
import { STEPS } from './steps.ts';
import { ENGLISH, ENGLISH_INPUTS, TEXT_INPUTS } from './text-inputs.ts';

const ALL = [...HIDDEN_INPUTS, ...TEXT_INPUTS];
/** The smaller size; the larger one is eight times as long. */
const SIZE = 2048;
/** Of programs: what looks two thousand letters back has met its bound. */
const SIZE_OF_CODE = 4096;
const SIZE_OF_SLOWER = 1024;
/** Of the guard, which holds every sentence against its neighbours. */
const SIZE_OF_SLOWEST = 512;
/** Of a message as bits: each letter becomes eight hidden characters. */
const SIZE_AS_BITS = 256;
/** Of one step of a longer work, in which it would be lost. */
const SIZE_OF_STEPS = 4096;
const PATIENCE = 120_000;

describe('somebody who sends a text made to keep the machine busy', () => {
  it('has hundreds of texts to choose from, each with a name of its own', () => {
    const names = [...ALL, ...ENGLISH_INPUTS].map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(100);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([...HIDDEN_FUNCTIONS, ...TEXT_FUNCTIONS])(
    'waits for $name in proportion to the text',
    (tried) => {
      expect(steepInputs(tried, ALL, SIZE)).toEqual([]);
    },
    PATIENCE,
  );

  it.each(CODE_FUNCTIONS)(
    'waits for $name in proportion to the text',
    (tried) => {
      expect(steepInputs(tried, ALL, SIZE_OF_CODE)).toEqual([]);
    },
    PATIENCE,
  );

  it.each(ENCODE_FUNCTIONS)(
    'waits for $name in proportion to the text',
    (tried) => {
      const size = tried.name.endsWith('bits') ? SIZE_AS_BITS : SIZE_OF_SLOWER;
      expect(steepInputs(tried, TEXT_INPUTS, size)).toEqual([]);
    },
    PATIENCE,
  );

  it.each(GUARD_FUNCTIONS)(
    'waits for $name in proportion to the text',
    (tried) => {
      expect(steepInputs(tried, TEXT_INPUTS, SIZE_OF_SLOWEST)).toEqual([]);
    },
    PATIENCE,
  );

  it.each(OTHER_FUNCTIONS)(
    'waits for $name in proportion to the text',
    (tried) => {
      const inputs = tried.english ? [...TEXT_INPUTS, ...ENGLISH_INPUTS] : ALL;
      expect(steepInputs(tried, inputs, SIZE_OF_SLOWER)).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'is told when a function walks the whole text at every letter',
    () => {
      const quadratic = {
        name: 'quadratic',
        run: (text: string) => {
          let sum = 0;
          for (let at = 0; at < text.length; at++) {
            for (let from = 0; from < at; from++) sum += text.charCodeAt(from);
          }
          return sum;
        },
      };
      const plain = { name: 'plain English', of: filled(ENGLISH) };
      // Long enough that the quickest machine, too, takes more than what is no time at all.
      expect(steepInputs(quadratic, [plain], (SIZE * 3) / 4)).toHaveLength(1);
    },
    PATIENCE,
  );
});

describe('somebody whose longer text is made for one step of the work', () => {
  it.each(STEPS)(
    'waits for $tried.name in proportion to it',
    ({ tried, input }) => {
      expect(steepInputs(tried, [input], SIZE_OF_STEPS)).toEqual([]);
    },
    PATIENCE,
  );

  it('may link as many figures as it likes', () => {
    const chain = 'two and three and '.repeat(20_000);
    const masked = { items: [], mark: '', text: `${chain}four. Then five.` };
    expect(figuresKept(masked, `Five, then ${chain}four.`)).toBe(false);
  });
});

describe('somebody who pastes a whole book as one line', () => {
  const sentencesOf = TEXT_FUNCTIONS.find(({ name }) => name === 'sentences')!;
  const LINE = 'Dr. Lee met the people of the town, e.g. on 3.14 of May, and left. ';
  it('has it cut into sentences in proportion, to four megabytes', () => {
    const line = (size: number) => LINE.repeat(Math.ceil(size / LINE.length));
    const [short, long] = [170_000, 4_080_000].map(line) as [string, string];
    let [ofShort, ofLong] = [Infinity, Infinity];
    // What the collector of garbage and the rest of the machine do can only add to a call: the least counts.
    for (let round = 0; round < 12 && !(round > 2 && ofLong < 80 * ofShort); round++) {
      ofShort = Math.min(ofShort, leastWorkMs(sentencesOf.run, short, 1));
      ofLong = Math.min(ofLong, leastWorkMs(sentencesOf.run, long, 1));
    }
    // 24 times the text: work of the square would take 576 times as long, of its root 118 times.
    expect(ofLong).toBeLessThan(80 * ofShort);
  });
});
