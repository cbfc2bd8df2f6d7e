import type { Document } from './document.ts';
import { pluralOf } from './inflect.ts';
import { has, tagSet } from './tags.ts';

const NOUNS = tagSet('NS');
const ADJECTIVE = tagSet('J');
const NUMBERS = tagSet('#');

/** A noun that stands so often in a text is what it is about. */
const RECURRING = 3;
/** Shorter ones than this many letters are taken for terms in headings only when they recur. */
const LONG = 4;

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** What a trade is known by, and words that mean something of their own in it. */
const TRADES: readonly { signs: ReadonlySet<string>; terms: ReadonlySet<string> }[] = [
  {
    signs: new Set(
      list(`court plaintiff defendant statute jurisdiction tort liability contract clause lease tenant landlord
      attorney appellant appellee respondent petitioner indictment felony misdemeanor lawsuit litigation party
      parties arbitration indemnify hereby herein thereof warranty licensee licensor covenant testator trustee pursuant annex agreement employer`),
    ),
    terms: new Set(
      list(`party parties consideration motion appeal sentence brief instrument action claim claims charge charges
      capital damages damage relief remedy remedies discovery service counsel execute executed execution performance
      terminate termination term terms condition conditions effective binding material breach agreement agreements
      provide provides provision provisions notice assign assigned assignment transfer interest grant grants title
      issue award hold held holding finding opinion order orders judgment evidence hearing trial reasonable
      intent intentional negligent negligence fault harm injury duty obligation obligations right rights require
      requires required prior subject void penalty fine conduct matter representation represents`),
    ),
  },
  {
    signs: new Set(
      list(`patient patients dose dosage diagnosis diagnosed clinical symptom symptoms tumor tumour surgery therapy
      chronic infection disease syndrome mg placebo cardiac renal hepatic prognosis lesion lesions antibiotics
      hypertension diabetes vaccine vaccination physician pathology`),
    ),
    terms: new Set(
      list(`acute chronic benign malignant mild moderate severe administer administered administration discharge
      discharged present presents presented presenting presentation complaint condition conditions history regular
      irregular elevated reduced normal abnormal negative positive response tolerance tolerated resistance resistant
      sensitive sensitivity specific specificity treatment treat treated treatments therapy management manage
      managed disorder disease illness symptom symptoms sign signs pain discomfort effective efficacy effect effects
      adverse risk exposure onset progression remission recurrence common rare incidence prevalence outcome outcomes
      examination labor delivery culture cultures growth mass swelling lesion infection injury trauma depression
      anxiety stress primary secondary critical stable trial trials control controls`),
    ),
  },
  {
    signs: new Set(
      list(`variance regression hypothesis p-value covariance estimator likelihood sample samples bayesian correlation
      algorithm dataset classifier gradient neural supervised unsupervised parameter parameters theorem probability
      statistical distribution median coefficient coefficients covariate residual residuals`),
    ),
    terms: new Set(
      list(`significant significance significantly normal mean means power bias biased error errors sample samples
      population effect effects variable variables factor factors model models test tests testing control confidence
      interval range random independent dependent expected expectation estimate estimates estimated accurate accuracy
      precise precision recall efficient efficiency consistent robust robustness weight weights feature features
      training train trained learning supervised function functions value values degree degrees distribution
      correlation association likelihood probability risk rate rates ratio response treatment observation
      observations trial trials event events set sets class classes objective loss cost complexity order state
      states transition process convergence converge bound bounds limit limits`),
    ),
  },
];
/** So many different signs of a trade make a text one of it. */
const SIGNS = 2;

const DEFINING = new Set(['means', 'denotes', 'signifies']);
const DEFINED = new Set(['defined', 'termed', 'known', 'called', 'dubbed', 'named', 'designated']);

const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

/**
 * Marks the words that are terms of their text, and so no others stand for them: nouns that recur, that
 * stand in a heading or a definition, that are part of a compound, and words of its trade.
 */
export function markTerms(doc: Document): void {
  const counts = new Map<string, number>();
  const terms = new Set<string>();
  const isNoun = (i: number): boolean => doc.word[i]! === 1 && has(NOUNS, doc.tag[i]!);
  const add = (i: number): void => {
    if (doc.word[i]! === 1 && doc.lower[i]!.length >= LONG) terms.add(singular(doc.lower[i]!));
  };
  for (let i = 0; i < doc.count; i++) {
    if (isNoun(i)) {
      const word = singular(doc.lower[i]!);
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    if (doc.heading[i]! === 1 && (isNoun(i) || has(ADJECTIVE, doc.tag[i]!))) add(i);
    if (isDefined(doc, i, isNoun)) add(i);
  }
  for (const [word, count] of counts)
    if (count >= RECURRING && word.length >= LONG) terms.add(word);
  const trade = tradeOf(doc);
  for (let i = 0; i < doc.count; i++) {
    if (doc.word[i]! === 0) continue;
    const word = doc.lower[i]!;
    if (isNoun(i) && terms.has(singular(word))) doc.term[i] = 1;
    else if (trade.has(word)) doc.term[i] = 1;
    // "market share", "decision tree": what stands before a noun as a noun is part of its name.
    if (isNoun(i) && i + 1 < doc.count && isNoun(i + 1) && isBeside(doc, i)) {
      doc.term[i] = 1;
      doc.term[i + 1] = 1;
    }
    // "rate-limit", "Figure 3": parts of one name.
    if (word.includes('-')) doc.term[i] = 1;
    if (isNoun(i) && i + 1 < doc.count && has(NUMBERS, doc.tag[i + 1]!) && isBeside(doc, i))
      doc.term[i] = 1;
  }
}

const isBeside = (doc: Document, i: number): boolean =>
  doc.sentence[i]! === doc.sentence[i + 1]! && doc.start[i + 1]! === doc.end[i]! + 1;

/** A word that a definition is about: "X means …", "X is defined as …", "known as X", "the term X". */
function isDefined(doc: Document, i: number, isNoun: (i: number) => boolean): boolean {
  if (doc.word[i]! === 0) return false;
  const [before, after, next] = [doc.lower[i - 1], doc.lower[i + 1], doc.lower[i + 2]];
  if (before === 'term' || before === 'called' || before === 'termed') return true;
  if (before === 'as' && DEFINED.has(doc.lower[i - 2] ?? '')) return true;
  if (!isNoun(i)) return false;
  if (DEFINING.has(after ?? '') && doc.first[i - 1] !== undefined) return true;
  if (after === 'refers' && next === 'to') return true;
  if ((after === 'is' || after === 'are') && next !== undefined)
    return DEFINED.has(next) && doc.lower[i + 3] === 'as';
  return false;
}

function tradeOf(doc: Document): ReadonlySet<string> {
  const words = new Set(doc.lower);
  const terms = new Set<string>();
  for (const trade of TRADES) {
    let signs = 0;
    for (const sign of trade.signs) if (words.has(sign)) signs++;
    if (signs >= SIGNS) for (const term of trade.terms) terms.add(term);
  }
  for (const term of [...terms]) if (!term.endsWith('s')) terms.add(pluralOf(term));
  return terms;
}
