import {
  apiCallExamples,
  apiEndpoints,
  apiProblem,
  type Endpoint,
  type ErrorCode,
  errorsOf,
  statusOf,
} from '@cleanpaste/contract';
import { z } from 'zod';
import { titleOf } from '../../http/problem-answer.ts';

/** What people read of each call, beside its row of the endpoint table. */
const descriptions = {
  clean: { summary: 'Takes hidden characters out of a text', unit: 'a basic cleanup' },
  scan: { summary: 'Names the hidden characters of a text', unit: 'nothing' },
  reveal: {
    summary: 'Cuts a text into what is seen and what is hidden, ready to be drawn',
    unit: 'nothing',
  },
  decode: { summary: 'Reads what was written into a text with hidden characters', unit: 'nothing' },
  rewrite: {
    summary: 'Strips hidden characters and rewrites the text to weaken statistical watermarks',
    unit: 'a statistical cleanup',
  },
  check: {
    summary: 'Compares a text with the corpus and estimates whether a machine wrote it',
    unit: 'a check; a fix of a text just checked costs nothing',
  },
  report: { summary: 'Makes a file to keep of a check, as HTML or PDF', unit: 'nothing' },
} as const;

const json = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });

/** What an error means here; each status has the sentences of its codes. */
const meanings: Partial<Record<ErrorCode, string>> = {
  invalid_request: 'The body is wrong, or has a field that the call does not know.',
  empty_text: 'The text is empty.',
  not_authenticated: 'The key is missing, not known, or revoked.',
  forbidden: 'The key may not do this, or it asks for a subscription.',
  limit_exceeded: 'The limit of the plan is reached; `limit` names it, and when it starts anew.',
  conflict: 'The same Idempotency-Key is being worked on.',
  text_too_long: 'The text is too long.',
  unsupported_media_type: 'The body is not JSON.',
  rate_limited: 'Too many calls in a minute, or at once. Retry-After names how long to wait.',
  internal_error: 'Something went wrong. Nothing was charged.',
  provider_failed: 'An outside service failed. Nothing was charged.',
  not_ready: 'The service is busy or restarting. Retry-After names how long to wait.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address answers other methods only.',
};

/** What every answer carries; and those that ask to wait, how long. */
const rateFields = ['RateLimit', 'RateLimit-Policy'];
const headersOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const headers = {
  RateLimit: {
    description:
      'What is left: for each allowance its name, the calls left (r), and the seconds until it is full again (t).',
    schema: { type: 'string', examples: ['"key";r=119;t=1, "address";r=1199;t=1'] },
  },
  'RateLimit-Policy': {
    description:
      'The allowances: for each its name, the calls (q), and the seconds in which there are as many (w).',
    schema: { type: 'string', examples: ['"key";q=120;w=60, "address";q=1200;w=60'] },
  },
  'Retry-After': {
    description: 'Seconds to wait before another call.',
    schema: { type: 'integer', minimum: 1 },
  },
};

const asksToWait = [429, 503];

/** A problem with an example of each of its codes. */
function problem(status: number, codes: readonly ErrorCode[]) {
  const examples = codes.map((code) => [
    code,
    {
      value: {
        type: `/docs/api#${code}`,
        title: titleOf(status),
        status,
        detail: meanings[code] ?? code,
        code,
      },
    },
  ]);
  return {
    description: codes.map((code) => meanings[code] ?? code).join(' '),
    headers: headersOf(asksToWait.includes(status) ? [...rateFields, 'Retry-After'] : rateFields),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

/** Each status that occurs, with what it means. */
function describeErrors(row: Endpoint) {
  const codes = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(row)) {
    const status = statusOf[code];
    codes.set(status, [...(codes.get(status) ?? []), code]);
  }
  return Object.fromEntries([...codes].map(([status, all]) => [status, problem(status, all)]));
}

const retryKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 8, maxLength: 200 },
  description: 'A retry with the same key and text is neither charged nor recorded again.',
};

function describeCall(name: keyof typeof descriptions) {
  const row = apiEndpoints[name];
  const { summary, unit } = descriptions[name];
  const { request, response } = apiCallExamples[name];
  return {
    operationId: name,
    summary,
    description: `Costs ${unit}. Needs the scope \`${row.scope}\`${row.costs !== null && row.costs !== 'basic' ? ', and a subscription' : ''}.`,
    parameters: [retryKey],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: json(row.body, 'input'), example: request } },
    },
    responses: {
      [row.status]: {
        description: 'Done.',
        headers: headersOf(rateFields),
        content: { 'application/json': { schema: json(row.answer, 'output'), example: response } },
      },
      ...describeErrors(row),
    },
  };
}

/** The description of the API, made of the rows that answer its calls. OpenAPI 3.1. */
export function describeApi({ origin, productName }: { origin: string; productName: string }) {
  const names = Object.keys(descriptions) as (keyof typeof descriptions)[];
  const paths = names.map((name) => {
    const { path, method } = apiEndpoints[name];
    return [path, { [method.toLowerCase()]: describeCall(name) }];
  });
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1',
      description:
        'The same verbs and limits as the page. A free account cleans and scans; rewriting and checking are for subscribers.',
    },
    servers: [{ url: origin }],
    security: [{ key: [] }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key.' } },
      headers,
      schemas: { Problem: json(apiProblem, 'output') },
    },
  };
}
