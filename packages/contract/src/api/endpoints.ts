import { z } from 'zod';
import { addresses } from '../addresses.ts';
import { reportBodyLimit } from '../checking/check-report.ts';
import { endpoint } from '../endpoint.ts';
import {
  apiCheck,
  apiClean,
  apiDecode,
  apiReport,
  apiReveal,
  apiRewrite,
  apiScan,
} from './api-v1.ts';

const { api } = addresses;

const byKey = {
  auth: 'apiKey',
  errors: ['empty_text', 'limit_exceeded', 'provider_failed'],
} as const;

/** The API for developers. Its errors are `application/problem+json`. */
export const apiEndpoints = {
  clean: endpoint(api.clean, {
    ...byKey,
    scope: 'clean',
    costs: 'basic',
    ...apiClean,
    bodyLimit: 'clean',
  }),
  scan: endpoint(api.scan, { ...byKey, scope: 'scan', ...apiScan, bodyLimit: 'clean' }),
  reveal: endpoint(api.reveal, { ...byKey, scope: 'scan', ...apiReveal, bodyLimit: 'clean' }),
  decode: endpoint(api.decode, { ...byKey, scope: 'scan', ...apiDecode, bodyLimit: 'clean' }),
  rewrite: endpoint(api.rewrite, {
    ...byKey,
    scope: 'rewrite',
    costs: 'statistical',
    ...apiRewrite,
    bodyLimit: 'rewrite',
  }),
  check: endpoint(api.check, {
    ...byKey,
    scope: 'check',
    costs: 'check',
    ...apiCheck,
    bodyLimit: 'check',
  }),
  report: endpoint(api.report, {
    auth: 'apiKey',
    scope: 'check',
    ...apiReport,
    bodyLimit: reportBodyLimit,
  }),
  readDocument: endpoint(api.readDocument, {
    auth: 'anyone',
    answer: z.looseObject({ openapi: z.string() }),
    cache: 'public, max-age=300',
  }),
};
