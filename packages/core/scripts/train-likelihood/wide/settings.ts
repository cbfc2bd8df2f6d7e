import type { WideOptions } from './logistic.ts';
import type { PeopleOptions } from './people.ts';
import type { SampleOptions } from './sample.ts';

/** Everything a run depends on besides the data. */
export const WIDE_SETTINGS = {
  seed: 5,
  /** The rows that are judged when left out, and learnt from when not. */
  measured: {
    people: 400,
    machines: 40,
    shortest: 50,
    commaless: 0.2,
    rewritten: 0.1,
    seed: 7,
  } satisfies SampleOptions,
  /** More rows, learnt from only. */
  learnt: {
    people: 1200,
    machines: 90,
    shortest: 50,
    commaless: 0,
    rewritten: 0,
    seed: 8,
  } satisfies SampleOptions,
  people: { most: 200, seed: 3 } satisfies PeopleOptions,
  tables: [
    { cost: 1, passes: 6, least: 3, seed: 5 },
    { cost: 1, passes: 4, least: 5, seed: 5 },
  ] satisfies WideOptions[],
  /** The source that has many groups of people: they are left out by thirds as well. */
  groupsOut: [
    ['l2r:AcademicResearch', 'l2r:EducationMaterial', 'l2r:LiteratureCreativeWriting'],
    ['l2r:Business', 'l2r:Finance', 'l2r:Environmental'],
    ['l2r:ArtCulture', 'l2r:Entertainment', 'l2r:FoodCusine', 'l2r:NewsArticle'],
  ],
  /** Log-odds from which a text is called machine-written. */
  threshold: 2.2,
  /** Share of any large group of people that may lie above it. */
  worst: 0.02,
};
