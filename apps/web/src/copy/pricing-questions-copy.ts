export interface Question {
  question: string;
  answer: string;
}

interface Limits {
  /** Statistical cleanups that an account has for nothing, in total. */
  free: number;
  /** The same in a month of the first paid plan. */
  paid: string;
  rewriteCharacters: string;
  /** With what a check compares, as a sentence. */
  compares: string;
}

export const questionsHeading = 'Before you pay';

/** What people ask before they pay, answered as the terms and the limits say it. */
export const pricingQuestions = ({
  free,
  paid,
  rewriteCharacters,
  compares,
}: Limits): Question[] => [
  {
    question: 'What is a statistical cleanup?',
    answer:
      'A rewrite of your text that weakens the mark which some language models leave in their choice of words; it does not remove it. On the page it is the switch “Strip statistical watermarks”.',
  },
  {
    question: 'What counts as a cleanup?',
    answer: `Taking out hidden characters is free once without an account, unlimited with one, and never counted against a plan. A statistical cleanup is one text, rewritten once, of up to ${rewriteCharacters} characters. What fails, or changes nothing, is not counted.`,
  },
  {
    question: 'When do I get more?',
    answer: `On paid plans, on the first of each month at midnight UTC: everything in the plan is there again (on Pro, ${paid} statistical cleanups). The ${free} of a free account, and its one check, do not renew.`,
  },
  {
    question: 'Can I switch plans?',
    answer:
      'At any time. You see what is due before you confirm. The limits of the new plan apply from the change on, and what you have used in the month still counts.',
  },
  {
    question: 'How do I cancel?',
    answer:
      'On the subscription page, with “Manage Subscription”. Cancel at least 24 hours before the next billing date; the plan then stays active until the end of the time you have paid for.',
  },
  {
    question: 'Can I have my money back?',
    answer:
      'There are no refunds for a month that has begun. Try the free cleanups first: the paid ones work in the same way. If a price changes, you are told 30 days before it reaches you.',
  },
  {
    question: 'What happens to my texts?',
    answer:
      'Without an account, a text is never stored. With one, your history keeps your cleaned texts and the beginning of each text you check, or all of it once a fix or quotations have changed it. The free plan shows the last 3 of each; older ones are kept until you delete them. You can delete any of it, or all at once with what is not shown, and its text is erased from the server 30 days later; you can also switch the history off. A link to a report keeps the checked text for seven days. No text is written to a log.',
  },
  {
    question: 'What does a check promise?',
    answer: `No more than an estimate. ${compares} Similarity and AI likelihood are for your own information; they are no proof, for or against anyone. Fixing a text in its report and looking again there belongs to the same check; a text from your history that you check again is a new one.`,
  },
];
