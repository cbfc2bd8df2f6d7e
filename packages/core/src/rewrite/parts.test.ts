import { describe, expect, it } from 'vitest';
import { findCandidates } from './candidates.ts';
import { readDocument } from './document.ts';
import { inflectVerb, pluralOf, takesAn } from './inflect.ts';
import { lexicon } from './lexicon/index.ts';
import { clashes } from './neighbours.ts';
import { plan } from './planner.ts';
import { protectedSpans } from './protect.ts';
import { tagDocument } from './tagger.ts';
import { TAGS } from './tags.ts';

describe('inflection', () => {
  it.each([
    ['show', 'shows showed shown showing'],
    ['begin', 'begins began begun beginning'],
    ['carry out', 'carries out carried out carried out carrying out'],
    ['stop', 'stops stopped stopped stopping'],
    ['offer', 'offers offered offered offering'],
    ['prefer', 'prefers preferred preferred preferring'],
    ['tie', 'ties tied tied tying'],
    ['see', 'sees saw seen seeing'],
    ['reach', 'reaches reached reached reaching'],
    ['undergo', 'undergoes underwent undergone undergoing'],
    ['employ', 'employs employed employed employing'],
    ['fix', 'fixes fixed fixed fixing'],
  ])('of %s', (verb, forms) => {
    expect((['Z', 'D', 'N', 'G'] as const).map((form) => inflectVerb(verb, form)).join(' ')).toBe(
      forms,
    );
  });

  it.each([
    ['country', 'countries'],
    ['way of life', 'ways of life'],
    ['child', 'children'],
    ['hero', 'heroes'],
    ['staff member', 'staff members'],
    ['boss', 'bosses'],
    ['day', 'days'],
  ])('plural of %s', (noun, plural) => {
    expect(pluralOf(noun)).toBe(plural);
  });

  it('knows where "an" stands', () => {
    const an = 'hour honest apple umbrella unimportant important'.split(' ');
    const a = 'university useful European one-off house user unique'.split(' ');
    expect(an.filter((word) => !takesAn(word))).toEqual([]);
    expect(a.filter(takesAn)).toEqual([]);
  });
});

describe('the tagger', () => {
  it.each([
    ['The use of tools is good.', 1, 'N'],
    ['They use tools.', 1, 'V'],
    ['He plans to work in the city.', 3, 'V'],
    ['The work was hard.', 1, 'N'],
    ['She slowly opened the door.', 1, 'R'],
    ['She slowly opened the door.', 2, 'E'],
    ['A significant change came.', 1, 'J'],
    ['We met Anna in Paris.', 2, 'F'],
  ])('%j: token %d is %s', (text, at, name) => {
    const doc = readDocument(text);
    tagDocument(doc);
    expect(TAGS[doc.tag[at]!]).toBe(name);
  });
});

describe('protection', () => {
  it.each([
    ['See `a b` now.', '`a b`'],
    ['He said “stay here” twice.', '“stay here”'],
    ['He said "stay here" twice.', '"stay here"'],
    ['As shown (Smith et al., 2020) here.', '(Smith et al., 2020)'],
    ['Write to a.b@c.example today.', 'a.b@c.example'],
    ['Let $x^2 + y$ be.', '$x^2 + y$'],
    ['A [link text](https://x.example) here.', '[link text](https://x.example)'],
    ['Call foo_bar soon.', 'foo_bar'],
    ['## A heading here\nText.', '## A heading here'],
    ['> quoted line\n\nText.', '> quoted line'],
  ])('of %j', (text, span) => {
    const spans = protectedSpans(text).map(({ start, end }) => text.slice(start, end));
    expect(spans).toContain(span);
  });
});

describe('neighbours', () => {
  const clash = (text: string, word: string, replacement: string) => {
    const doc = readDocument(text);
    return clashes(doc, doc.lower.indexOf(word), replacement);
  };

  it.each([
    ['Across the vast expanse of the sea.', 'vast', 'huge'],
    ['They steer clear of it.', 'steer', 'guide'],
    ['The true meaning of courage.', 'true', 'real'],
    ['A Rapidly changing world.', 'rapidly', 'Quickly'],
  ])('keep a word out of "%s"', (text, word, replacement) => {
    expect(clash(text, word, replacement)).toBe(true);
  });

  it.each([
    ['Across the vast garden of the king.', 'vast', 'huge'],
    ['They steer the boat.', 'steer', 'guide'],
    ['vast', 'vast', 'huge'],
  ])('let a word into "%s"', (text, word, replacement) => {
    expect(clash(text, word, replacement)).toBe(false);
  });

  it('make a wording dearer', () => {
    const doc = readDocument('She crossed the vast expanse of the sea, and the vast garden.');
    tagDocument(doc);
    const costs = (found: ReturnType<typeof findCandidates>) =>
      found.filter(({ replacement }) => replacement === 'huge').map(({ cost }) => cost);
    const [beside, apart] = costs(findCandidates(doc));
    expect(beside).toBeGreaterThan(apart!);
    const [same, alike] = costs(findCandidates(doc, () => false));
    expect([same, alike]).toEqual([apart, apart]);
  });
});

describe('the planner', () => {
  const doc = readDocument(
    Array.from({ length: 40 }, (_, i) => `word${String.fromCharCode(97 + (i % 26))}`).join(' '),
  );
  const at = (from: number, cost: number) => ({
    from,
    to: from + 1,
    start: doc.start[from]!,
    end: doc.end[from]!,
    replacement: 'x',
    cost,
    kind: 'word' as const,
  });

  it('spaces edits of equal cost and never puts two side by side', () => {
    const chosen = plan(
      doc,
      Array.from({ length: 40 }, (_, i) => at(i, 1.5)),
      { gain: 1, seed: 1 },
    );
    const gaps = chosen.slice(1).map((edit, i) => edit.from - chosen[i]!.to);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(6);
    expect(chosen.length).toBeLessThan(14);
  });

  it('leaves out what costs more than it breaks', () => {
    expect(plan(doc, [at(20, 9)], { gain: 1, seed: 1 })).toEqual([]);
  });
});

describe('the lexicon', () => {
  it('holds several thousand lines and none that would break', () => {
    const patterns = new Set([...lexicon().values()].flat().map(({ pattern }) => pattern));
    expect(patterns.size).toBeGreaterThan(3000);
    for (const { replacements } of patterns) {
      for (const replacement of replacements) {
        expect(replacement).toMatch(/^[A-Za-zé0-9$^~'’,. =-]*$/);
      }
    }
  });

  it('adds no negation, no figure and no rude word', () => {
    const bad =
      /\b(?:not|no|never|none|nothing|without|nor|neither|cannot|two|half|damn|hell|crap|bloody|bastard|idiot)\b|\d/;
    const patterns = new Set([...lexicon().values()].flat().map(({ pattern }) => pattern));
    const guilty = [...patterns]
      .flatMap(({ replacements }) => replacements)
      .filter((text) => bad.test(text.replace(/\$\d/g, '')));
    expect(guilty).toEqual([]);
  });
});

describe('what cannot be exchanged', () => {
  const wordings = (text: string) => {
    const doc = readDocument(text);
    tagDocument(doc);
    return findCandidates(doc).map(({ start, end, replacement }) =>
      [text.slice(start, end), replacement].join(' → '),
    );
  };

  it('is the "but" of a correction', () => {
    expect(wordings('It was dark, but the door was open.')).toContain(', but → , yet');
    expect(wordings('It was not the wind, but the door.')).not.toContain(', but → , yet');
  });

  it('is one dash of two', () => {
    const dashes = (text: string) => wordings(text).filter((edit) => edit.startsWith('—')).length;
    expect(dashes('We saw the old house—it was empty.')).toBe(1);
    expect(dashes('The old house—we saw it then—was empty.')).toBe(0);
  });

  it('is "a much better", which takes no "a lot"', () => {
    expect(wordings('This is much better now.')).toContain('much → a lot');
    expect(wordings('This is a much better house.').join()).not.toContain('a lot');
  });

  it('is the "that" before a clause with a subject of its own', () => {
    const text = 'They gave the public a promise to the city that there has been no harm.';
    expect(wordings(text)).not.toContain('that → which');
  });

  it('is the "and" of a mix', () => {
    expect(wordings('She likes bread and butter milk.').join()).toContain('as well as');
    expect(wordings('It is a mix of bread and wild honey.').join()).not.toContain('as well as');
  });
});
