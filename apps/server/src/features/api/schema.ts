import {
  apiEndpoints,
  apiProblem,
  type Endpoint,
  type ErrorCode,
  errorsOf,
  statusOf,
} from '@cleanpaste/contract';
import { z } from 'zod';

/** What people read of each call, beside its row of the endpoint table. */
const descriptions = {
  clean: { summary: 'Takes hidden characters out of a text', unit: 'a basic cleanup' },
  scan: { summary: 'Names the hidden characters of a text', unit: 'nothing' },
  rewrite: {
    summary: 'Strips hidden characters and rewrites the text to weaken statistical watermarks',
    unit: 'a statistical cleanup',
  },
  check: {
    summary: 'Compares a text with the corpus and estimates whether a machine wrote it',
    unit: 'a check; a fix of a text just checked costs nothing',
  },
} as const;

const json = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });

/** What an error means here; each status has the sentences of its codes. */
const meanings: Partial<Record<ErrorCode, string>> = {
  invalid_request: 'The body is wrong.',
  empty_text: 'The text is empty.',
  not_authenticated: 'The key is missing, not known, or revoked.',
  forbidden: 'The key may not do this, or the plan has ended.',
  limit_exceeded: 'The limit of the plan is reached.',
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

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** Each status that occurs, with what it means. */
function describeErrors(row: Endpoint) {
  const sentences = new Map<number, string[]>();
  for (const code of errorsOf(row)) {
    const status = statusOf[code];
    sentences.set(status, [...(sentences.get(status) ?? []), meanings[code] ?? code]);
  }
  return Object.fromEntries(
    [...sentences].map(([status, all]) => [status, problem(all.join(' '))]),
  );
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
  return {
    operationId: name,
    summary,
    description: `Costs ${unit}. Needs the scope \`${row.scope}\`.`,
    parameters: [retryKey],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: json(row.body, 'input') } },
    },
    responses: {
      [row.status]: {
        description: 'Done.',
        content: { 'application/json': { schema: json(row.answer, 'output') } },
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
      description: 'The same verbs and limits as the page, for subscribers.',
    },
    servers: [{ url: origin }],
    security: [{ key: [] }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key.' } },
      schemas: { Problem: json(apiProblem, 'output') },
    },
  };
}
