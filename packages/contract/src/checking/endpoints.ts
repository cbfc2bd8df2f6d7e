import { z } from 'zod';
import { addresses } from '../addresses.ts';
import { endpoint } from '../endpoint.ts';
import { checkAnswer, checkBody } from './check.ts';

const { checking } = addresses;
const received = z.object({ received: z.literal(true) });
const webhook = { auth: 'provider', answer: received, errors: ['forbidden'] } as const;

export const checkingEndpoints = {
  checkText: endpoint(checking.checkText, {
    auth: 'user',
    body: checkBody,
    bodyLimit: 'check',
    answer: checkAnswer,
    errors: ['empty_text', 'limit_exceeded', 'provider_failed'],
    limit: {
      name: 'plagiarism-check',
      calls: { shareOfCleanups: 1 / 4 },
      seconds: 60,
      per: 'address',
    },
  }),
};

/** Where Copyleaks tells how a scan went, and brings what was found. */
export const copyleaksEndpoints = {
  receiveScanStatus: endpoint(checking.receiveScanStatus, webhook),
  putScanExport: endpoint(checking.putScanExport, webhook),
  postScanExport: endpoint(checking.postScanExport, webhook),
};
