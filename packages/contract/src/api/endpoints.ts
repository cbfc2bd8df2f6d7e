import { z } from 'zod';
import { addresses } from '../addresses.ts';
import { endpoint } from '../endpoint.ts';
import { apiCheck, apiClean, apiRewrite, apiScan } from './api-v1.ts';

const { api } = addresses;

const byKey = {
  auth: 'apiKey',
  errors: ['empty_text', 'limit_exceeded', 'provider_failed'],
} as const;

/** The API for developers. Its errors are `application/problem+json`. */
export const apiEndpoints = {
  clean: endpoint(api.clean, { ...byKey, scope: 'clean', ...apiClean, bodyLimit: 'clean' }),
  scan: endpoint(api.scan, { ...byKey, scope: 'scan', ...apiScan, bodyLimit: 'clean' }),
  rewrite: endpoint(api.rewrite, {
    ...byKey,
    scope: 'rewrite',
    ...apiRewrite,
    bodyLimit: 'rewrite',
  }),
  check: endpoint(api.check, { ...byKey, scope: 'check', ...apiCheck, bodyLimit: 'check' }),
  readDocument: endpoint(api.readDocument, {
    auth: 'anyone',
    answer: z.looseObject({ openapi: z.string() }),
    cache: 'public, max-age=300',
  }),
};
