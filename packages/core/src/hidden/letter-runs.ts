/** Runs of letters, counted by what they are while a text is read. */
export type LetterRuns = {
  /** Of one letter only, as patterns have them. */
  fields: number;
  /** Of two or three capitals: the code of a currency. */
  codes: number;
  words: number;
  /** The run that goes on. */
  first: number;
  length: number;
  isField: boolean;
  isCode: boolean;
};

export function noLetterRuns(): LetterRuns {
  return { fields: 0, codes: 0, words: 0, first: -1, length: 0, isField: true, isCode: true };
}

const LONGEST_CODE = 3;

export function addLetter(runs: LetterRuns, letter: number): void {
  if (runs.length++ === 0) {
    runs.first = letter;
    runs.isField = true;
    runs.isCode = true;
  }
  if (letter !== runs.first) runs.isField = false;
  if (letter < 0x41 || letter > 0x5a || runs.length > LONGEST_CODE) runs.isCode = false;
  // What is no code any more is a word, however it goes on.
  if (!runs.isField && !runs.isCode) runs.words++;
}

export function endRun(runs: LetterRuns): void {
  if (runs.length === 0) return;
  if (runs.isField) runs.fields++;
  else if (runs.isCode) runs.codes++;
  runs.length = 0;
}
