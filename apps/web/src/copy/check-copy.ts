import { type CheckAnswer, likelihoodPercent } from '@cleanpaste/contract';
import { checkEntryCopy } from './check-entry-copy.ts';

/** What is not judged, as the subject of a sentence. */
const rests = {
  'not English': 'another language is',
  code: 'code is',
  list: 'lists are',
  verse: 'verse is',
  table: 'tables are',
} as const;

const inHundred = (rate: number) =>
  rate >= 0.995
    ? 'nearly all'
    : rate < 0.005
      ? 'fewer than 1 in 100'
      : `${Math.round(100 * rate)} in 100`;

type ClearFigures = Pick<CheckAnswer, 'similarity' | 'aiScore' | 'provider'>;

const elsewhereNote = 'Compared by Copyleaks, with the internet.';

export const checkCopy = {
  ...checkEntryCopy,
  similarity: 'Similarity Score',
  similarityNote: (words: string) =>
    `Counted: the share of your words that lie in the passages found. Compared with ${words} words on this server. Copies translated from another language are not found.`,
  /** Beside a verdict that already says with how much it was compared: a small collection clears nobody. */
  nothingHereNote:
    'That is not the internet: copies from elsewhere are not found here, nor are copies translated from another language.',
  noCorpus: 'There is nothing on this server to compare with yet.',
  elsewhereNote,
  ai: 'AI Likelihood',
  noFigure: {
    'too short to say': 'Too short to say',
    'not English': 'Not in English',
    code: 'This is code',
    list: 'This is a list',
    verse: 'This is verse',
    table: 'This is a table',
  },
  tooShortNote: (least: number, judged: string, words: string) =>
    judged === words
      ? `Below ${least} words no figure would mean anything; this text has ${words}.`
      : `Below ${least} words of running text no figure would mean anything; the checked text has ${judged}.`,
  noFigureNote:
    'Only running text in English is judged. Of anything else the figure would mean nothing, so there is none.',
  judgedPart: (judged: string, words: string, rest: keyof typeof rests) =>
    `Judged on its ${judged} words of English running text, of ${words}: ${rests[rest]} left out.`,
  aiNote: (percent: string, threshold: number) =>
    `Of all the texts by people that were measured, ${percent} get ${threshold}% or more, the point from which a text is called machine-written.`,
  estimate: 'An estimate, which proves nothing by itself.',
  asHigh: (rate: number, kind: string, texts: string) =>
    `${rate >= 0.995 ? 'That is low: hardly any text by a person gets a lower figure' : `Of texts by people, ${inHundred(rate)} get this figure or a higher one`} (compared with ${texts} ${kind}, the closest kind that was measured).`,
  elsewhereAiNote:
    "An estimate by Copyleaks: the share of the text that reads like a machine's. How often it is wrong about people has not been measured here.",
  ratesTitle: 'How often a person’s text is wrongly called machine-written',
  ratesGroup: 'Written by people',
  ratesTexts: 'Texts',
  ratesRate: 'Called machine-written',
  bands: {
    person: 'Probably written by a person',
    unclear: 'Cannot tell',
    machine: 'Probably machine-written',
  },
  machineBecause: (like: number, of: number) =>
    `Probably machine-written: ${like}\u00A0of\u00A0${of}\u00A0sentences read like it`,
  /** In the place of a figure that settles nothing: what it means comes before how high it is. */
  between: (percent: number, from: number, to: number, before?: string) =>
    `Between ${from}% and ${to}% it may be a person or a machine: texts by people get such figures, too. This text: about ${likelihoodPercent(percent)}${before ? `, ${before}` : ''}.`,
  threshold: (percent: number) => `machine from ${percent}%`,
  below: (percent: number) => `person below ${percent}%`,
  meter: (percent: number, band: string) => `${likelihoodPercent(percent)}. ${band}.`,
  similarVerdicts: {
    none: (words: string) => `Nothing similar in the ${words} words on this server`,
    noneBesideQuoted: (words: string) =>
      `Nothing similar outside the quotations in the ${words} words on this server`,
    noneBesideLeftOut: (words: string) =>
      `Nothing similar beside what is left out in the ${words} words on this server`,
    noneElsewhere: 'Nothing similar was found by Copyleaks',
    notCompared: 'Compared with nothing yet',
    copied: (count: number) =>
      count === 1
        ? 'One passage is copied word for word'
        : `${count} passages are copied word for word`,
    similar: (count: number) =>
      count === 1 ? 'One source says it alike' : `${count} sources say it alike`,
  },
  before: (percent: string) => `${percent} before`,
  beforeNone: 'no figure before',
  /** Of the figures while passages of the text are already quoted. */
  beforeQuoting: 'before it was quoted',
  found: 'Similar Content Found',
  /** What the specified percentage is the share of: it is printed once a match. */
  shareOf: (isVerbatim: boolean) =>
    `That much of your text is ${isVerbatim ? 'the same, word for word' : 'similar to it'}.`,
  match: (index: number, percent: number) => `Match ${index} (${percent}% similar)`,
  inSource: 'In the source',
  licence: (name: string) => `Licence: ${name}`,
  text: 'Checked text',
  /** Of the same text once it was changed, of which only what changed is shown. */
  changed: 'What was changed',
  layersLabel: 'Show in the text',
  layers: { matches: 'Matches', sentences: 'Sentences', changes: 'Changes' },
  /** In the place of what a change left as it was, to be pressed. */
  unchanged: (words: number) => `${words === 1 ? 'One word' : `${words} words`} as before: show`,
  /** @param marks how many of the changes are of a comma or another mark alone */
  changesHint: (count: number, marks: number) => {
    const which =
      marks === 0
        ? ''
        : marks === count
          ? ', of punctuation alone'
          : `, ${marks} of punctuation alone`;
    const onGrey = marks === 0 ? '' : ' A word on grey has only its punctuation changed.';
    return `${count === 1 ? 'One change' : `${count} changes`}${which}. What is new is green, and what went is struck out.${onGrey}`;
  },
  sentencesHint: 'Press or point at a sentence, or move to it with Tab, to see the reasons.',
  notAlone: 'Each is judged with the hundred words around it, and is no evidence by itself.',
  scale: { person: 'reads like a person', between: 'in between', machine: 'reads like a machine' },
  noReason: 'Nothing in particular.',
  evidence: 'What moved the likelihood',
  /** In the place of sentences that stand apart. */
  even: 'The text reads the same throughout: no sentence stands out.',
  /** Under a figure that settles nothing. */
  unsettled: 'Signs that are not enough to tell',
  towards: { machine: 'Towards a machine', person: 'Towards a person' },
  strengths: { strong: 'strong', moderate: 'moderate', slight: 'slight' },
  /** Wordings of the text, in its own words. */
  examples: (wordings: readonly string[]) => wordings.map((one) => `“${one}”`).join(', '),
  moreEvidence: (count: number) => `${count} weaker signs`,
  fix: 'Fix & Re-check for Plagiarism',
  /** What the specified button does here, by what was found. */
  fixMeans: {
    /** After a fix that left something copied. */
    again: 'Rewords other sentences where that lowers a figure, then checks again.',
    both: 'Rewords what is copied, where possible, and what reads like a machine, then checks again.',
    copied: 'Rewords what is copied, where possible, then checks again.',
    unclear:
      'Nothing copied was found, and there is no telling who wrote it. This rewords the text and checks again.',
    machine:
      'Nothing copied was found. This rewords what reads like a machine, more of it where that changes the verdict, then checks again.',
  },
  /** Beside them: it is asked before it is pressed. */
  fixIsFree: 'It belongs to this check and costs nothing more.',
  fixing: { scanning: 'Scanning for matches...', analyzing: 'Removing patterns...' },
  /** Below the same words, where the page tells of work. */
  fixingBody: 'Your text is being reworded and checked again',
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was used up.',
  fixNothing: 'No rewording helped. The text is as it was.',
  /** Above figures of a text in which passages are quoted since. */
  quotedSince: 'These figures are of the text before it was quoted.',
  /** Where it was quoted, far below them. */
  quotedBelow: 'The figures above are of the text before it was quoted.',
  /** Beside what would work on them. */
  checkFirst: {
    fix: 'A fix needs a check of the text as it is now.',
    keep: 'Check again first, and keep the new report.',
  },
  toRecheck: 'Go to “Check again”',
  /** Below the verdicts: what can be done stands further down. */
  next: 'What can be done',
  toCopied: (count: number) => (count === 1 ? 'See it and quote it' : 'See them and quote them'),
  toSources: (count: number) => (count === 1 ? 'See the source' : 'See the sources'),
  toFix: 'Reword it and check again',
  toFixMore: 'Reword more of it and check again',
  /** Where what is copied could not be reworded. */
  toFixAround: 'Reword other sentences and check again',
  fixNothingMore: 'No further rewording helped. The text is as it was.',
  freeOfCharge: 'This cost you nothing.',
  fixDone: (figures: string) => `Some wordings were changed. ${figures}`,
  /** Of a fix after which the text is called machine-written. */
  fixNotEnough: (figures: string) =>
    `Some wordings were changed, and it still reads like a machine’s. ${figures}`,
  /** Of a fix after which nobody can tell: the verdict, since the figure alone may look like the other one. */
  fixUnclear: (figures: string, threshold: number) =>
    `Some wordings were changed. It is no longer clear who wrote it: a text is called machine-written only from ${threshold}% on. ${figures}`,
  /** Of a fix that left something copied: it tried all of it. */
  fixBesideCopied: (figures: string) =>
    `What is still copied could not be reworded: quote it or cite it. Other wordings were changed. ${figures}`,
  /** Says what was left out: the figure before may have counted it. */
  lookedAgain: (figures: string, leftOut: 'none' | 'quotations' | 'more') =>
    `${{ none: 'Checked again.', quotations: 'Checked again, quotations left out.', more: 'Checked again, without what you left out.' }[leftOut]} ${figures}`,
  fromTo: (
    similarity: { from: number; to: number },
    ai: { from: number | null; to: number | null },
  ) => {
    const likelihood = `AI likelihood ${likelihoodPercent(ai.from)}\u00A0→\u00A0${likelihoodPercent(ai.to)}.`;
    // Where nothing was found before or after there is nothing to tell; nor where there is no figure twice.
    if (similarity.from === 0 && similarity.to === 0) return likelihood;
    const similar = `Similarity ${similarity.from}%\u00A0→\u00A0${similarity.to}%`;
    return ai.from === null && ai.to === null ? `${similar}.` : `${similar}, ${likelihood}`;
  },
  retry: 'Try again',
  copiedPlaces: (count: number) =>
    count === 1
      ? 'Copied word for word. Quote it?'
      : `${count} passages copied word for word. Quote them?`,
  notReworded: (count: number) =>
    count === 1
      ? 'We could not reword this passage: quote it or cite it.'
      : `We could not reword these ${count} passages: quote or cite them.`,
  quote: 'Quote it',
  quoteAll: (count: number) => `Quote all ${count}`,
  unquote: 'Undo',
  quotedAbove: 'Quoted in the text above',
  citeAs: 'When quoted, cite as',
  citeAsPlain: 'Without italics and without a publisher: compare it with the style’s own guide.',
  citationStyles: { apa: 'APA', mla: 'MLA', chicago: 'Chicago note', plain: 'Plain' },
  citation: 'Citation',
  copyCitation: 'Copy citation',
  credit: { author: 'Author', year: 'Year' },
  creditUnknown: { author: 'Author unknown', year: 'No date' },
  creditHint: 'As in “Austen, Jane”. Without an author the citation begins with the title.',
  /** Once a passage of the source is quoted. */
  creditAtOnce: 'As in “Austen, Jane”. A change goes into the text at once.',
  quotedText: 'Text with quotations:',
  /** Of a text whose wordings a fix has changed, too. */
  rewordedQuoted: 'Reworded Text with quotations:',
  recheck: 'Check again',
  recheckNote: 'Belongs to this check: it costs nothing.',
  withoutQuotations: 'Quotations are left out of it.',
  withQuotations: 'Quotations count in it, as chosen above.',
  leaveOutQuotations: 'Leave out quotations',
  useText: 'Put it in the box above',
  goBack: 'Back to the earlier report',
  disclaimer:
    'These results are informational. Accuracy is not guaranteed, and the tool is for personal reference, not for submitting work.',
  clearTitle: "You're All Set",
  clearBody: 'No copied passages found here, and nothing that reads like a machine.',
  /** Beside them, where something was found and left out. */
  clearLeftOut: {
    none: null,
    quotations: 'What you quote was left out.',
    more: 'What you left out was not counted.',
  },
  /** With what a text was compared is part of being all clear. */
  clearFigures: ({ similarity, aiScore, provider }: ClearFigures) =>
    `Similarity ${similarity}%, AI likelihood ${likelihoodPercent(aiScore)}. ${provider === 'local' ? 'Compared with what this server has, not with the internet.' : elsewhereNote}`,
  another: 'Clean Another Text',
  anotherMeans: '“Clean Another Text” empties the box and closes this report.',
  share: 'Post about it',
  close: 'Back to the report',
  fixed: 'Fixed Text:',
  copyFixed: 'Copy fixed text',
  /** Of a text that is better, and not yet what it should be. */
  reworded: 'Reworded Text:',
  copyReworded: 'Copy reworded text',
  copyQuoted: 'Copy quoted text',
  readyToCopy: 'Ready to copy. The box above still has your text as it was.',
  boxHasBefore: 'The box above still has your text as it was.',
  /** Around what the server says of itself, which may not say what became of the text. */
  failedBecause: (reason: string, { mayRetry, isFix }: { mayRetry: boolean; isFix: boolean }) =>
    `${reason}${/not changed|unchanged/.test(reason) ? '' : ' Your text is unchanged.'}${!mayRetry || /cost you nothing/.test(reason) ? '' : isFix ? ' Trying again costs nothing more.' : ' However often you try again, at most one check is counted.'}`,
} as const;
