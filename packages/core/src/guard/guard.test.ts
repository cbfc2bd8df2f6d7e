import { describe, expect, it } from 'vitest';
import { guardedRewrite, type Masked, mask, proseOf, unmask } from './index.ts';
import { plantedFaults, soundVersions } from './planted-faults.fixture.ts';
import { findFault } from './verify.ts';

describe('somebody who has a text rewritten by a model that makes faults', () => {
  const faults = plantedFaults();
  const kinds = [...new Set(faults.map(({ kind }) => kind))];

  it('is spared at least 99 of 100 of each kind', () => {
    const passed = kinds.map((kind) => {
      const own = faults.filter((fault) => fault.kind === kind);
      expect(own.length, kind).toBe(100);
      return [kind, own.filter(({ masked, output }) => findFault(masked, output) === null).length];
    });
    expect(passed.filter(([, count]) => Number(count) > 1)).toEqual([]);
    expect(kinds.length).toBeGreaterThanOrEqual(16);
  });

  it('has no more than 5 in 100 sound versions refused', () => {
    const refused = soundVersions.filter(({ masked, output }) => findFault(masked, output));
    expect(soundVersions.length).toBeGreaterThan(125);
    expect(refused.length / soundVersions.length).toBeLessThanOrEqual(0.05);
  });
});

const TEXT =
  'Maria Lopez opened her bakery in Porto after leaving a large firm. She does not bake on Sundays, because the family meets for lunch then.\n\nThe shop should open at 7 every day. Visitors must pay in cash, and they may bring a dog.';
const GOOD =
  'After quitting a big company, Maria Lopez started a bakery of her own in Porto. The oven stays cold on Sundays, when her family would not miss its midday meal together.';
const SECOND =
  'At [[1]] each day the shop should be open. Payment must be in cash, and a dog may come along.';

describe('somebody who lets a model that is not trusted rewrite', () => {
  const fallback = async (text: string) => `built-in: ${text}`;
  const play = (...answers: (string | null)[]) => {
    const asked: (string | null)[] = [];
    const refused: string[] = [];
    const outcome = guardedRewrite(TEXT, {
      ask: async (_, fault) => {
        asked.push(fault);
        return answers[asked.length - 1] ?? null;
      },
      fallback,
      onRefused: (fault) => refused.push(fault),
    });
    return outcome.then((done) => ({ ...done, asked, refused }));
  };

  it('gets its version with the protected items back, and hears that it is by the model', async () => {
    const { pieces, asked } = await play(`${GOOD}\n\n${SECOND}`);
    expect(asked).toEqual([null]);
    expect(pieces?.map(({ by }) => by)).toEqual(['model']);
    expect(pieces?.[0]?.text).toContain('At 7 each day');
  });

  it('has it asked again, told of the fault', async () => {
    const lost = `${GOOD}\n\n${SECOND.replace('must', 'may')}`;
    const { pieces, asked } = await play(lost, `${GOOD}\n\n${SECOND}`);
    expect(asked).toEqual([null, 'modals']);
    expect(pieces?.map(({ by }) => by)).toEqual(['model']);
  });

  it('gets by the built-in engine what cannot stand, and only that', async () => {
    const lost = `${GOOD}\n\n${SECOND.replace('must', 'may')}`;
    const { pieces, refused } = await play(lost, lost);
    expect(refused).toEqual(['modals', 'modals']);
    expect(pieces?.map(({ by }) => by)).toEqual(['model', 'nobody', 'fallback']);
    expect(pieces?.map(({ original }) => original).join('')).toBe(TEXT);
    expect(pieces?.at(-1)?.done).toBe(`built-in: ${TEXT.split('\n\n')[1]}`);
  });

  it('hears that nothing could stand, that versions were cut, and that there was nothing to do', async () => {
    expect((await play('Something else.', 'Something else.')).refused).toHaveLength(2);
    expect((await play(null, null)).pieces).toBeNull();
    const ask = async () => 'x';
    const nothing = await guardedRewrite('`code`', { ask, fallback });
    expect(nothing.refused).toBe('nothing-to-rewrite');
  });

  it('takes out what must not change, and puts it back where it stood', () => {
    const masked: Masked = mask('Pay $5 at www.a.example now.');
    expect(masked.text).toBe('Pay [[1]] at [[2]] now.');
    expect(unmask(masked, 'At [[2]], pay [[1]].')).toBe('At www.a.example, pay $5.');
    expect(proseOf(masked, masked.text)).not.toContain('[[');
  });
});
