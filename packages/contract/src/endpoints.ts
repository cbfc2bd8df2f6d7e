import type { z } from 'zod';
import {
  accountEndpoints,
  accountsSandboxEndpoints,
  apiKeyEndpoints,
  providerReturnEndpoints,
  signInEndpoints,
} from './accounts/endpoints.ts';
import {
  adminEndpoints,
  feedbackEndpoints,
  flagEndpoints,
  liveEndpoints,
} from './admin/endpoints.ts';
import { apiEndpoints } from './api/endpoints.ts';
import {
  billingProviderEndpoints,
  billingSandboxEndpoints,
  paymentEndpoints,
  paymentEventEndpoints,
} from './billing/endpoints.ts';
import { checkingEndpoints, copyleaksEndpoints, reportEndpoints } from './checking/endpoints.ts';
import { cleaningEndpoints } from './cleaning/endpoints.ts';
import type { Endpoint, EndpointRow } from './endpoint.ts';
import { historyEndpoints } from './history/endpoints.ts';
import { rewritingEndpoints } from './rewriting/endpoints.ts';
import { sharingEndpoints } from './sharing/endpoints.ts';
import {
  configurationEndpoints,
  healthEndpoints,
  modelEndpoints,
  pageEndpoints,
} from './site/endpoints.ts';

/** Every endpoint of the server, by feature: what is not here does not exist, and is closed. */
export const endpointTable = {
  ...{ signInEndpoints, providerReturnEndpoints, accountEndpoints, apiKeyEndpoints },
  ...{ accountsSandboxEndpoints, paymentEndpoints, paymentEventEndpoints },
  ...{ billingSandboxEndpoints, billingProviderEndpoints, cleaningEndpoints, rewritingEndpoints },
  ...{ checkingEndpoints, reportEndpoints, copyleaksEndpoints },
  ...{ historyEndpoints, sharingEndpoints },
  ...{
    feedbackEndpoints,
    flagEndpoints,
    adminEndpoints,
    liveEndpoints,
    healthEndpoints,
    configurationEndpoints,
    modelEndpoints,
    pageEndpoints,
    apiEndpoints,
  },
};

/** The rows of the table, one after another. */
export const allEndpoints: readonly Endpoint[] = Object.values(endpointTable).flatMap(
  (group): Endpoint[] => Object.values(group),
);

type Groups = typeof endpointTable;
type Row = { [G in keyof Groups]: Groups[G][keyof Groups[G]] }[keyof Groups];

/** The row of an address. */
export type EndpointAt<A extends string> = Extract<Row, { address: A }>;
/** Addresses that answer with JSON. */
export type JsonAddress = Extract<Row, { answer: z.ZodType }>['address'];
export type AnyAddress = Row['address'];

type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;
export type BodyOf<A extends string> = Sent<EndpointAt<A>['body']>;
export type QueryOf<A extends string> = Sent<EndpointAt<A>['query']>;
export type AnswerOf<A extends string> =
  EndpointAt<A> extends EndpointRow<infer _B, infer _Q, infer R extends z.ZodType>
    ? z.output<R>
    : never;
