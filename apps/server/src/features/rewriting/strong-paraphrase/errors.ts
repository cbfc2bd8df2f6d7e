import type { StrongParaphraseAnswer } from '@cleanpaste/contract';

/** No part of the text could be rewritten: the caller gets it back with the reasons, and pays nothing. */
export class NothingRewrittenError extends Error {
  override name = 'NothingRewrittenError';
  readonly answer: StrongParaphraseAnswer;

  constructor(answer: StrongParaphraseAnswer) {
    super('no part of the text was rewritten');
    this.answer = answer;
  }
}
