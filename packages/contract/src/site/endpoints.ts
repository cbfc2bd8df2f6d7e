import { z } from 'zod';
import { addresses } from '../addresses.ts';
import { endpoint } from '../endpoint.ts';
import { siteConfigAnswer } from './site-config.ts';

const { site } = addresses;

export const healthEndpoints = {
  /** The process lives. */
  checkHealth: endpoint(site.checkHealth, {
    auth: 'anyone',
    answer: z.object({ status: z.literal('ok') }),
  }),
  /** It can do work now. */
  checkReadiness: endpoint(site.checkReadiness, {
    auth: 'anyone',
    answer: z.object({ status: z.literal('ready') }),
  }),
};

export const configurationEndpoints = {
  readConfiguration: endpoint(site.readConfiguration, {
    auth: 'anyone',
    answer: siteConfigAnswer,
    cache: 'public, max-age=60',
  }),
};

export const modelEndpoints = {
  /** The model file that browsers may run by themselves, where the operator has put one. */
  readModel: endpoint(site.readModel, {
    auth: 'anyone',
    answer: 'file',
    limit: { name: 'model-file', calls: 10, seconds: 3600, per: 'address' },
  }),
};

export const pageEndpoints = {
  /** The page itself: its files, its prerendered HTML and its own "not found". */
  readPage: endpoint(site.readPage, { auth: 'anyone', answer: 'page' }),
};
