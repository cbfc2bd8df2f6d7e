import { z } from 'zod';
import { addresses } from '../addresses.ts';
import { endpoint } from '../endpoint.ts';
import { siteConfigAnswer } from './site-config.ts';

const { site } = addresses;

export const siteEndpoints = {
  checkHealth: endpoint(site.checkHealth, {
    auth: 'anyone',
    answer: z.object({ status: z.literal('ok') }),
  }),
  checkReadiness: endpoint(site.checkReadiness, {
    auth: 'anyone',
    answer: z.object({ status: z.literal('ready') }),
  }),
  readConfiguration: endpoint(site.readConfiguration, {
    auth: 'anyone',
    answer: siteConfigAnswer,
    cache: 'public, max-age=60',
  }),
  /** The page itself: its files, its prerendered HTML and its own "not found". */
  readPage: endpoint(site.readPage, { auth: 'anyone', answer: 'page' }),
};
