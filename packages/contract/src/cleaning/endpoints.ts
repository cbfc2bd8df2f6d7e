import { addresses } from '../addresses.ts';
import { endpoint } from '../endpoint.ts';
import { cleanTextAnswer, cleanTextBody, cleanupCountAnswer } from './clean-text.ts';

const { cleaning } = addresses;

export const cleaningEndpoints = {
  cleanText: endpoint(cleaning.cleanText, {
    auth: 'anyone',
    body: cleanTextBody,
    bodyLimit: 'clean',
    answer: cleanTextAnswer,
    costs: 'basic',
    errors: ['empty_text', 'limit_exceeded'],
    limit: { name: 'clean-text', calls: { shareOfCleanups: 1 }, seconds: 60, per: 'address' },
  }),
  countCleanups: endpoint(cleaning.countCleanups, { auth: 'anyone', answer: cleanupCountAnswer }),
};
