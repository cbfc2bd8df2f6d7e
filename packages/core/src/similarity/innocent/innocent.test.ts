import { describe, expect, it } from 'vitest';
import { fc } from '../../../test/properties.ts';
import { align, innocentSpans, likenessOf, similarityOf } from '../index.ts';
import { lighthouse, reworded, summary } from '../texts.fixture.ts';
import { INNOCENT_KINDS, type InnocentKind } from './kinds.ts';
import { assignment } from './texts/assignment.fixture.ts';
import { contracts } from './texts/contracts.fixture.ts';
import { afterRules, beforeRules, type Varied } from './texts/later.fixture.ts';
import { letters } from './texts/letters.fixture.ts';
import { licences } from './texts/licences.fixture.ts';
import { notices } from './texts/notices.fixture.ts';
import { phrases } from './texts/phrases.fixture.ts';
import { prose } from './texts/prose.fixture.ts';
import { quotations } from './texts/quotations.fixture.ts';
import { references } from './texts/references.fixture.ts';

const texts: Record<InnocentKind, readonly string[]> = {
  quotations,
  references,
  assignment,
  notices,
  licences,
  contracts,
  letters,
  phrases,
};

// Those whose other words come from one store of paragraphs are held against their neighbour alone.
const sourcesOf = (kind: InnocentKind, index: number): readonly string[] => {
  if (kind === 'quotations') return [lighthouse];
  if (kind === 'assignment' || kind === 'references') return [texts[kind][index ^ 1]!];
  return texts[kind].filter((_, other) => other !== index);
};

const rawShare = (kind: InnocentKind, index: number): number => {
  const text = texts[kind][index]!;
  return similarityOf(
    text,
    sourcesOf(kind, index).flatMap((source) => align(text, source)),
  );
};

const countedShare = (kind: InnocentKind, index: number, kinds: InnocentKind[]): number => {
  const text = texts[kind][index]!;
  return similarityOf(
    text,
    sourcesOf(kind, index).flatMap((source) => likenessOf(text, source, kinds).counted),
  );
};

// Words and rules were tuned on every other pair of the first twenty texts of a kind, and shown on the rest, which led
// to two more rules about assignments. What stands behind the twentieth was written later, to see what new texts do:
// record 0073 says how they fared before they were learnt from too.
const halves = [
  ['tuned on', 0],
  ['only shown', 1],
] as const;

describe.each(INNOCENT_KINDS)('somebody whose text shares %s with others', (kind) => {
  const all = [...texts[kind].keys()];

  it('has twenty texts here, which would count as copied in good part', () => {
    expect(all.length).toBeGreaterThanOrEqual(20);
    const mean = all.reduce((sum, index) => sum + rawShare(kind, index), 0) / all.length;
    expect(mean).toBeGreaterThan(0.35);
  });

  it.each(halves)('is charged with 5 %% at the most, in the texts %s', (_, half) => {
    for (const index of all.filter((one) => (one >> 1) % 2 === half)) {
      expect(countedShare(kind, index, [kind]), texts[kind][index]).toBeLessThanOrEqual(0.05);
    }
  });

  it('is charged with all of it where that kind is to count', () => {
    for (const index of all) expect(countedShare(kind, index, [])).toBe(rawShare(kind, index));
  });

  it('is told which kind it is', () => {
    const named = all.filter((index) => {
      const text = texts[kind][index]!;
      const found = sourcesOf(kind, index).flatMap((source) => {
        return likenessOf(text, source, INNOCENT_KINDS).innocent;
      });
      return found.some((span) => span.kind === kind);
    });
    expect(named.length).toBeGreaterThanOrEqual(0.8 * all.length);
  });
});

// New texts say more than those that rules were made for: how many of them are charged with more than 5 %.
describe.each([
  ['fifty texts that the rules have since learnt from', beforeRules, 50, 4],
  ['thirty in the usual wordings that they have not', afterRules, 30, 4],
] as const)('of %s', (_, round, size, most) => {
  it(`${most} at the most are charged with more than 5 %`, () => {
    const charged = Object.entries(round).flatMap(([kind, list]) =>
      list.map(([text, ...swaps]: Varied) => {
        const other = swaps.reduce((all, [from, to]) => all.replace(from, to), text);
        return similarityOf(text, likenessOf(text, other, [kind as InnocentKind]).counted) > 0.05;
      }),
    );
    expect(charged).toHaveLength(size);
    expect(charged.filter(Boolean).length).toBeLessThanOrEqual(most);
  });
});

describe('somebody who copied', () => {
  const share = (text: string, source: string, kinds = INNOCENT_KINDS): number =>
    similarityOf(text, likenessOf(text, source, kinds).counted);

  it('is charged with plain prose as before', () => {
    for (const text of [...prose, lighthouse, reworded, summary]) {
      expect(likenessOf(text, lighthouse, INNOCENT_KINDS).counted).toEqual(align(text, lighthouse));
      expect(share(text, text)).toBe(similarityOf(text, align(text, text)));
    }
  });

  it('is charged with the formulae inside what was copied', () => {
    const own = `The purpose of this study was to investigate how wrens choose a hedge. ${prose[1]} ${prose[9]} These findings are consistent with previous research. ${prose[5]}`;
    expect(share(own, own)).toBe(1);
    expect(share(`${prose[3]}\n\n${own}`, own)).toBeGreaterThan(0.7);
  });

  it('is charged with what stands around a quotation', () => {
    const page = `${prose[0]} “The lamp burned whale oil at first, then paraffin, and its lens came from Paris.” ${prose[2]}`;
    expect(share(page, page)).toBeGreaterThan(0.7);
  });

  it('is charged with the terms of a contract that are nobody else’s', () => {
    const deal = `The Ferry Master shall carry eleven goats and one harmonium across the sound each Thursday before noon, and shall feed the goats on arrival at the northern jetty with hay of the second cut.`;
    const contract = `${contracts[0]}\n\n${deal}`;
    const other = `${contracts[5]}\n\n${deal}`;
    expect(likenessOf(contract, other, INNOCENT_KINDS).counted).toHaveLength(1);
    expect(share(contract, other)).toBeGreaterThan(0.2);
  });
});

describe('innocentSpans', () => {
  const cut = (text: string, kind: InnocentKind): string[] =>
    innocentSpans(text, [kind]).map(({ start, end }) => text.slice(start, end));

  it.each([
    [
      "He wrote: 'the sea was flat as a plate that day' and left.",
      "'the sea was flat as a plate that day'",
    ],
    [
      'He wrote: ‘it wasn’t the keepers’ boat at all.’ Then nothing.',
      '‘it wasn’t the keepers’ boat at all.’',
    ],
    [
      "Orr says, 'It isn't the storm that I fear, but the calm.' He meant it.",
      "'It isn't the storm that I fear, but the calm.'",
    ],
    [
      'Orr noted:\n\n    The swell made the northern steps too dangerous for\n    two weeks on end.\n\nHe stayed.',
      'The swell made the northern steps too dangerous for\n    two weeks on end.',
    ],
  ])('finds a quotation as the British set it, and as a block: %j', (text, expected) => {
    expect(cut(text, 'quotations')).toEqual([expected]);
  });

  it.each([
    "The keepers' boat and the pilots' boat lay in the boys' harbour.",
    "'Tis late, and 'twas later still when the dogs' barking stopped.",
    "In the '90s rock 'n' roll was his brothers' music, not his.",
    '    Every paragraph of this letter begins further in than the rest of it.\n\n    And so does this one, as letters did.\n\n    And this.',
    'To do:\n\n    - buy lamp oil for the whole of the winter\n    - write to the board about the boat',
  ])('takes no apostrophe and no layout for a quotation: %j', (text) => {
    expect(cut(text, 'quotations')).toEqual([]);
  });

  it('takes no page between two marks that belong to others for a quotation', () => {
    const page = Array.from({ length: 12 }, () => prose[0]).join(' ');
    expect(cut(`It was 6" wide. "${page}" he said.`, 'quotations')).toEqual([]);
    expect(cut(`The sailors and 's thought of it. ${prose[1]} The keepers'`, 'quotations')).toEqual(
      [],
    );
  });

  it('ends a list of references where running text begins', () => {
    const list = `References\nOrr, J. (1871). Gulls. Leith: Tower Press.\nLind, A. (2004). Terns. Oslo: Vale.`;
    const story = `In 1871 the keeper was old and the lamp was new. It has been said that he could not read, but he was seen with a book in 1880, and there are letters. They were found in 1902, and have been in the museum since 1911.\n`;
    const found = cut(`${prose[0]}\n\n${list}\n\n${story.repeat(4)}`, 'references').join('');
    expect(found).toContain('Lind, A. (2004)');
    expect(found).not.toContain('the keeper was old');
  });

  it('takes no sentence about a source for a reference', () => {
    const text = `In 1871 Orr argued in the Journal of Coastal History that gulls can count (p. 12).\nPetrov, S. was the first to doubt it, in 2015, because his gulls could not.\nLind and Vale (2004) were more careful.`;
    expect(cut(text, 'references')).toEqual([]);
  });

  it('takes no story with a question in it for an assignment', () => {
    const text = `Who had seen the goat? Nobody in the village would say, and the constable wrote that down.\n\nHe described the goat as large. “Explain that to the mayor,” said his wife.`;
    expect(cut(text, 'assignment')).toEqual([]);
  });

  it('names next to nothing in plain prose', () => {
    for (const text of [lighthouse, ...prose]) {
      const named = innocentSpans(text).reduce((sum, { start, end }) => sum + end - start, 0);
      expect(named / text.length, text).toBeLessThan(0.25);
    }
  });

  it('gives spans of any text in order, inside it and without overlaps', () => {
    const part = fc.constantFrom(
      ...prose,
      ...contracts,
      ...references,
      ...quotations,
      '\n\n',
      "'",
      '“',
      '> ',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(part, fc.string({ unit: 'binary' })), { maxLength: 5 }),
        (parts) => {
          const text = parts.join('');
          let reached = 0;
          for (const { start, end } of innocentSpans(text)) {
            expect(start).toBeGreaterThanOrEqual(reached);
            expect(end).toBeGreaterThan(start);
            reached = end;
          }
          expect(reached).toBeLessThanOrEqual(text.length);
        },
      ),
      { numRuns: 60 },
    );
  });
});
