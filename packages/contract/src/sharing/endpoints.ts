import { addresses } from '../addresses.ts';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { shareBody } from './share.ts';

export const sharingEndpoints = {
  recordShare: endpoint(addresses.sharing.recordShare, {
    auth: 'anyone',
    body: shareBody,
    answer: done,
    limit: { name: 'share', calls: 60, seconds: 3600, per: 'address' },
  }),
};
