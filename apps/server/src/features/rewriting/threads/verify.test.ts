import { findFault, mask } from '@cleanpaste/core/guard';
import { describe, expect, test } from 'vitest';
import { bakery, garden, german, report } from '../../../../test/paraphrases.ts';
import { judge } from './judge.ts';

const faultOf = (text: string, output: string) => findFault(mask(text), output);

describe('an honest paraphrase stands', () => {
  test.each([
    ['of a story', bakery],
    ['with placeholders', report],
    ['with a heading and a list', garden],
    ['in German, where all nouns have capitals', german],
  ])('%s', (_, { text, paraphrase }) => {
    expect(faultOf(text, paraphrase)).toBeNull();
  });

  test('and has its protected items back', () => {
    const judged = judge({ masked: mask(report.text), output: report.paraphrase });
    expect(judged.fault).toBeNull();
    for (const item of [
      '`npm install`',
      '3 failures',
      '12 May',
      'https://status.example.com/log?id=7.',
      'help@example.com',
      '"It just stopped,"',
      '(Park, 2021)',
    ])
      expect(judged.text).toContain(item);
  });

  test('and loses the hidden characters that the model put in', () => {
    const output = bakery.paraphrase
      .replace('bakery', 'bak\u200bery')
      .replace(' in Porto', '\u202fin Porto');
    expect(judge({ masked: mask(bakery.text), output }).text).toContain('a bakery of her own in');
  });
});

/** One change to an honest paraphrase a line, and what it is refused for. */
const spoilt: [string, typeof bakery, (paraphrase: string) => string, string][] = [
  ['nothing', bakery, () => '  \n', 'empty'],
  ['a preamble', bakery, (p) => `Sure! Here is the rewritten text:\n\n${p}`, 'preamble'],
  ['another preamble', bakery, (p) => `Here's a new version: ${p}`, 'preamble'],
  ['a farewell', bakery, (p) => `${p}\n\nLet me know if you need anything else!`, 'preamble'],
  ['a refusal', bakery, () => "I'm sorry, but I can't help with that.", 'preamble'],
  ['half of it', bakery, (p) => p.slice(0, 120), 'length'],
  ['far too much', bakery, (p) => `${p} ${p}`, 'length'],
  ['a lost item', report, (p) => p.replace(' [[7]]', ''), 'protected'],
  ['a doubled item', report, (p) => p.replace('[[2]]', '[[2]] and [[2]]'), 'protected'],
  ['an invented item', report, (p) => p.replace('[[2]]', '[[2]] or [[9]]'), 'protected'],
  ['a new figure', report, (p) => p.replace('later studies', '14 later studies'), 'protected'],
  ['a new link', bakery, (p) => p.replace('Porto.', 'Porto (see evil.example/x).'), 'protected'],
  ['a new quotation', bakery, (p) => p.replace('the oven', '"the oven"'), 'protected'],
  ['a new address', bakery, (p) => p.replace('Porto.', 'Porto, mail a@b.example.'), 'protected'],
  ['a number word', bakery, (p) => p.replace('a bakery', 'two bakeries'), 'numbers'],
  ['a lost name', bakery, (p) => p.replace('Porto', 'town'), 'names'],
  ['a changed name', bakery, (p) => p.replace('Lopez', 'Lopes'), 'names'],
  ['an invented name', bakery, (p) => p.replace('the neighbours', 'old Carlos Dias'), 'names'],
  ['a lost negation', bakery, (p) => p.replace('would not miss', 'would miss'), 'negations'],
  ['a new negation', bakery, (p) => p.replace('stays cold', 'never stays cold'), 'negations'],
  ['a lost paragraph', garden, (p) => p.replace('.\n\n-', '.\n-'), 'structure'],
  ['a lost heading', garden, (p) => p.replace('# ', ''), 'structure'],
  ['a lost list item', garden, (p) => p.replace('\n- Straw', ' Straw'), 'structure'],
  ['a German negation', german, (p) => p.replace('kommt gern', 'kommt nicht gern'), 'negations'],
];

describe('a version is refused for', () => {
  test.each(spoilt)('%s', (_, { text, paraphrase }, spoil, fault) => {
    const output = spoil(paraphrase);
    expect(output).not.toBe(paraphrase);
    expect(faultOf(text, output)).toBe(fault);
  });

  test('the original itself, and one that keeps more than 15 % of its five-word runs', () => {
    expect(faultOf(bakery.text, bakery.text)).toBe('wording');
    const [first = '', ...others] = bakery.text.split('. ');
    const mixed = [first, ...bakery.paraphrase.split('. ').slice(1)].join('. ');
    expect(others.length).toBeGreaterThan(0);
    expect(faultOf(bakery.text, mixed)).toBe('wording');
  });

  test('being about something else', () => {
    const poem =
      'After dusk, Maria Lopez sang to the moon above Porto. The river carried silver ships on Sundays, and the hills did not answer. A lonely owl counted stars from a crooked pine, dreaming about distant harbours, soft rain, velvet curtains and forgotten violins in dusty attics.';
    expect(faultOf(bakery.text, poem)).toBe('content');
  });
});

describe('runs of words inside protected items do not count', () => {
  test('a text that is half a quotation can still be reworded', () => {
    const quotation = '“The whole street wakes up when the first loaves leave the oven,” ';
    const text = `${quotation}a neighbour explained to us while she was waiting in the long line.`;
    const output =
      '[[1]] was how someone from next door put it to us as she stood in that long line, waiting.';
    expect(faultOf(text.replace('a neighbour', 'a neighbour next door'), output)).toBeNull();
  });
});
