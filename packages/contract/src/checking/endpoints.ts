import { z } from 'zod';
import { addresses } from '../addresses.ts';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { checkAnswer, checkBody } from './check.ts';
import {
  checkReport,
  checkReportBody,
  newReportLink,
  reportBodyLimit,
  reportLinkBody,
  reportLinks,
} from './check-report.ts';

const { checking } = addresses;
const received = z.object({ received: z.literal(true) });
const webhook = { auth: 'provider', answer: received, errors: ['forbidden'] } as const;

export const checkingEndpoints = {
  checkText: endpoint(checking.checkText, {
    auth: 'user',
    body: checkBody,
    bodyLimit: 'check',
    answer: checkAnswer,
    costs: 'check',
    errors: ['empty_text', 'limit_exceeded', 'provider_failed'],
    limit: {
      name: 'plagiarism-check',
      calls: { shareOfCleanups: 1 / 4 },
      seconds: 60,
      per: 'address',
    },
  }),
};

export const reportEndpoints = {
  /** A check as a file; costs nothing, and nothing of it is kept here. */
  makeReport: endpoint(checking.makeReport, {
    auth: 'user',
    body: checkReportBody,
    bodyLimit: reportBodyLimit,
    answer: checkReport,
    errors: ['forbidden'],
    limit: { name: 'check-report', calls: 20, seconds: 60, per: 'user' },
  }),
  listReportLinks: endpoint(checking.listReportLinks, { auth: 'user', answer: reportLinks }),
  createReportLink: endpoint(checking.createReportLink, {
    auth: 'user',
    body: reportLinkBody,
    bodyLimit: reportBodyLimit,
    answer: newReportLink,
    errors: ['forbidden'],
    limit: { name: 'check-report-link', calls: 10, seconds: 60, per: 'user' },
  }),
  revokeReportLink: endpoint(checking.revokeReportLink, { auth: 'user', answer: done }),
  /** For whoever is shown it: the address is the secret, for as long as it lasts. */
  readSharedReport: endpoint(checking.readSharedReport, {
    auth: 'anyone',
    answer: 'page',
    limit: { name: 'shared-report', calls: 60, seconds: 60, per: 'address' },
  }),
};

/** Where Copyleaks tells how a scan went, and brings what was found. */
export const copyleaksEndpoints = {
  receiveScanStatus: endpoint(checking.receiveScanStatus, webhook),
  putScanExport: endpoint(checking.putScanExport, webhook),
  postScanExport: endpoint(checking.postScanExport, webhook),
};
