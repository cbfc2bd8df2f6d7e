import { addresses } from '../addresses.ts';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { checkPage, cleanupPage, cleanupText, historyQuery, shownText } from './history.ts';

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
  /** The whole of one text; the list has excerpts. */
  readCleanupText: endpoint(history.readCleanupText, { auth: 'user', answer: cleanupText }),
  /** After undos: the item is to hold what is on the screen. Sent twice it does the same. */
  keepShownText: endpoint(history.keepShownText, {
    auth: 'user',
    body: shownText,
    bodyLimit: 'clean',
    answer: done,
    limit: { name: 'keep-shown-text', calls: 60, seconds: 60, per: 'user' },
  }),
  deleteCleanup: endpoint(history.deleteCleanup, { auth: 'user', answer: done }),
  deleteCheck: endpoint(history.deleteCheck, { auth: 'user', answer: done }),
  /** All of a list, also what the plan does not show of it. Sent twice it does the same. */
  deleteCleanups: endpoint(history.deleteCleanups, { auth: 'user', answer: done }),
  deleteChecks: endpoint(history.deleteChecks, { auth: 'user', answer: done }),
  /** CSV for subscribers; 204 where there is nothing to export. */
  exportCleanups: endpoint(history.exportCleanups, {
    auth: 'user',
    answer: 'file',
    errors: ['forbidden'],
  }),
};
