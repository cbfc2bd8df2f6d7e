import { addresses } from '../addresses.ts';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { checkPage, cleanupPage, historyQuery } from './history.ts';

const { history } = addresses;

export const historyEndpoints = {
  listCleanups: endpoint(history.listCleanups, {
    auth: 'user',
    query: historyQuery,
    answer: cleanupPage,
  }),
  listChecks: endpoint(history.listChecks, {
    auth: 'user',
    query: historyQuery,
    answer: checkPage,
  }),
  deleteCleanup: endpoint(history.deleteCleanup, { auth: 'user', answer: done }),
  deleteCheck: endpoint(history.deleteCheck, { auth: 'user', answer: done }),
  /** CSV for subscribers; 204 where there is nothing to export. */
  exportCleanups: endpoint(history.exportCleanups, {
    auth: 'user',
    answer: 'file',
    errors: ['forbidden'],
  }),
};
