import type { RewriteForm } from '@cleanpaste/contract';
import { rewriteRatios as ratios } from './rewrite-ratios-copy.ts';

type Switch = keyof RewriteForm;
type Choices = {
  [Name in Switch]: { label: string; values: Record<NonNullable<RewriteForm[Name]>, string> };
};

const switches: Choices = {
  quotes: { label: 'Quotation marks', values: { curly: 'Curly “ ”', straight: 'Straight " "' } },
  dashes: { label: 'Dashes', values: { em: 'Closed—long', spaced: 'Spaced – short' } },
  emphasis: {
    label: 'Markdown emphasis',
    values: { asterisks: 'Asterisks *', underscores: 'Underscores _', none: 'No marks' },
  },
  spelling: { label: 'Spelling', values: { american: 'American', british: 'British' } },
  lists: {
    label: 'List marks',
    values: { dash: 'Dash -', asterisk: 'Asterisk *', bullet: 'Bullet •' },
  },
};

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** What one switch alone does for a choice, below what all of them do together: by how much of the score it took. */
function effectOf(name: Switch): string {
  const { left } = ratios.form[name];
  if (left === null) return 'Not measured';
  return left > 0.98 ? 'Alone: does nothing' : `Alone: weakens by ${percent(1 - left)}`;
}

/** What one switch alone did, in the value that was measured. */
function shareOf(name: Switch): string {
  const { to, left, has } = ratios.form[name];
  if (left === null) return `${switches[name].label}: not measured, since the texts have none.`;
  const said = (switches[name].values as Record<string, string>)[to]!.replace(/[^a-z].*$/i, '');
  // British is a name, and keeps its capital.
  const value = name === 'spelling' ? said : said.toLowerCase();
  return `${switches[name].label}: alone, ${value} took ${percent(1 - left)} of the score; it changed ${has} of the ${ratios.texts} texts.`;
}

const listed = new Intl.ListFormat('en');

const { builtIn } = ratios;

export const rewriteOptionsCopy = {
  heading: 'How it is rewritten',
  /** What is changed, in the line that is seen when all else is folded away. */
  changes: (form: RewriteForm) => {
    const names = Object.keys(form).map((name) => switches[name as Switch].label.toLowerCase());
    return names.length === 0 ? 'words only' : listed.format(['words', ...names]);
  },
  form: 'Change punctuation, spelling and Markdown as well',
  formIntro: `Off unless you choose. All together, without rewording, they weaken a watermark by ${percent(1 - ratios.formAlone)}; rewording the words does more.`,
  howMeasured: 'How measured',
  measured: `How much of a detector’s score was gone in ${ratios.texts} watermarked texts of about ${ratios.words} words: by these alone, all together, ${percent(1 - ratios.formAlone)}; by rewording alone ${percent(1 - builtIn.words)}; by both ${percent(1 - builtIn.withForm)}. One by one:`,
  /** Where a model rewrites. */
  formIsBuiltIn:
    'A model does not follow these. They apply only to parts that the model fails at and the built-in engine rewrites instead.',
  asItIs: 'As it is',
  switches,
  effect: effectOf,
  share: shareOf,
  engine: 'Who rewrites',
  /** What an engine did to marks, as a share of their score; nothing is said that was not measured. */
  builtInEffect: `It weakens a watermark by ${percent(1 - builtIn.words)}, measured on ${ratios.texts} texts of about ${ratios.words} words; yours may do better or worse.`,
  notMeasured: 'What it does to a mark was not measured.',
} as const;
