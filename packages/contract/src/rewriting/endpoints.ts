import { addresses } from '../addresses.ts';
import { endpoint } from '../endpoint.ts';
import { strongParaphraseAnswer, strongParaphraseBody } from './strong-paraphrase.ts';

export const rewritingEndpoints = {
  /** With `Accept: text/event-stream` the same work is told chunk by chunk. */
  strongParaphrase: endpoint(addresses.rewriting.strongParaphrase, {
    auth: 'anyone',
    body: strongParaphraseBody,
    bodyLimit: 'rewrite',
    answer: strongParaphraseAnswer,
    costs: 'statistical',
    errors: ['empty_text', 'limit_exceeded', 'provider_failed'],
    limit: {
      name: 'strong-paraphrase',
      calls: { shareOfCleanups: 1 / 4 },
      seconds: 60,
      per: 'address',
    },
  }),
};
