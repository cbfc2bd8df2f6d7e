import { rewrite } from '@cleanpaste/core/rewrite';
import { align, containmentOf, similarityOf } from '@cleanpaste/core/similarity';
import { questions } from './short-answers.ts';

/** How an answer came about, from one's own head to a copy. */
const grades = ['own', 'heavy', 'light', 'near'] as const;
type Grade = (typeof grades)[number];

interface Answer {
  question: number;
  grade: Grade;
  aligned: number;
  contained: number;
}

/** How right short answers are judged, each question by limits that were set on the others. */
export interface ShortQuality {
  answers: number;
  /** Shares of answers that were told copied or not, by aligned words, by word pairs, and by both. */
  binary: { aligned: number; contained: number; both: number };
  /** Share of answers whose grade was told, by both. */
  graded: number;
}

const sentencesOf = (text: string): string[] => text.match(/[^.]+\.\s*/g) ?? [text];

/** A copy with every fifth sentence left out, and one of its second half before the first. */
const nearCopies = (source: string): string[] => {
  const sentences = sentencesOf(source);
  const half = sentences.length >> 1;
  return [
    sentences.filter((_, index) => index % 5 !== 3).join(''),
    [...sentences.slice(half), ' ', ...sentences.slice(0, half)].join(''),
  ];
};

/** Copies by the product's own rewriter; each third sentence is left out of the second. */
const lightCopies = (source: string): string[] => {
  const kept = sentencesOf(source).filter((_, index) => index % 3 !== 1);
  return [rewrite(source, { seed: 3 }).text, rewrite(kept.reverse().join(' '), { seed: 8 }).text];
};

function readAnswers(): Answer[] {
  return questions.flatMap(({ source, heavy, own }, question) =>
    Object.entries({ near: nearCopies(source), light: lightCopies(source), heavy, own }).flatMap(
      ([grade, texts]) =>
        texts.map((text) => ({
          question,
          grade: grade as Grade,
          aligned: similarityOf(text, align(text, source)),
          contained: containmentOf(text, source),
        })),
    ),
  );
}

type Score = (answer: Answer) => number;

/** The limit between two groups that parts most of them rightly, half-way between the nearest of each. */
function limitBetween(low: readonly number[], high: readonly number[]): number {
  const places = [...low, ...high].sort((a, b) => a - b);
  let [best, most] = [0, -1];
  for (let index = 0; index + 1 < places.length; index++) {
    const limit = (places[index]! + places[index + 1]!) / 2;
    const right =
      low.filter((one) => one < limit).length / low.length +
      high.filter((one) => one >= limit).length / high.length;
    if (right > most) [best, most] = [limit, right];
  }
  return best;
}

/** The share of answers that is told rightly, where `classOf` says what is to be told apart. */
function accuracy(answers: readonly Answer[], score: Score, classOf: (grade: Grade) => number) {
  const classes = Math.max(...grades.map(classOf));
  let right = 0;
  for (const answer of answers) {
    const others = answers.filter(({ question }) => question !== answer.question);
    let told = 0;
    for (let step = 1; step <= classes; step++) {
      const scores = (test: (own: number) => boolean) =>
        others.filter(({ grade }) => test(classOf(grade))).map(score);
      const limit = limitBetween(
        scores((own) => own === step - 1),
        scores((own) => own === step),
      );
      if (score(answer) >= limit) told = step;
    }
    if (told === classOf(answer.grade)) right++;
  }
  return right / answers.length;
}

export function shortQuality(): ShortQuality {
  const answers = readAnswers();
  const copied = (grade: Grade): number => (grade === 'own' ? 0 : 1);
  const both: Score = ({ aligned, contained }) => aligned / 2 + contained;
  return {
    answers: answers.length,
    binary: {
      aligned: accuracy(answers, ({ aligned }) => aligned, copied),
      contained: accuracy(answers, ({ contained }) => contained, copied),
      both: accuracy(answers, both, copied),
    },
    graded: accuracy(answers, both, (grade) => grades.indexOf(grade)),
  };
}
