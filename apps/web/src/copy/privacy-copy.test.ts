import { expect, test } from 'vitest';
import { prerenderedSite as plain } from '../lib/site.ts';
import { privacyOf } from './privacy-copy.ts';

const said = (settings: Partial<typeof plain>) =>
  privacyOf({ ...plain, ...settings })
    .sections.flatMap(({ paragraphs }) => paragraphs)
    .map((paragraph) =>
      typeof paragraph === 'string' ? paragraph : `${paragraph.about} ${paragraph.says}`,
    )
    .join('\n');

test('who else sees a text is said as this server is set up, and no “if” is left to guess', () => {
  expect(said({})).toContain('no text is passed to another company');
  expect(said({})).not.toMatch(/\bif the operator|where the operator/i);
  const rewriting = { model: true, modelFile: null };
  expect(said({ rewriting })).toContain('passed to the language model');
  expect(said({ rewriting })).not.toContain('Copyleaks');
  expect(said({ checking: { copyleaks: true } })).toContain('passed to Copyleaks');
  for (const settings of [{ rewriting }, { checking: { copyleaks: true } }])
    expect(said(settings)).not.toContain('no text is passed');
});

test('payments and analytics are told as they are here', () => {
  const sandbox = { signIn: true, payments: true, mail: true };
  expect(said({ sandbox })).toContain('No payments are taken');
  expect(said({})).toContain('handled by Stripe');
  expect(said({ available: { google: true, payments: false } })).toContain('not set up');
  expect(said({})).toContain('Analytics are turned off');
  expect(said({ analytics: { script: 'https://a.example/a.js', site: 'x' } })).toContain(
    'Visits are counted',
  );
});

test('what is kept whole is said in short as well as at length', () => {
  const [short, ...rest] = privacyOf(plain).sections;
  expect(short!.paragraphs.join(' ')).toContain('the whole text where a fix or quotations changed');
  expect(short!.paragraphs.join(' ')).toContain('the whole checked text for seven days');
  const { paragraphs } = rest.find(({ heading }) => heading === 'With an account')!;
  // Each of many paragraphs begins with what it is about.
  expect(paragraphs.filter((paragraph) => typeof paragraph === 'string')).toEqual([]);
});
