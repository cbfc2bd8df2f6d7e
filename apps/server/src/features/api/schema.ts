import { apiCheck, apiClean, apiProblem, apiRewrite, apiScan } from '@cleanpaste/contract';
import { z } from 'zod';

const verbs = {
  clean: { ...apiClean, summary: 'Takes hidden characters out of a text', unit: 'a basic cleanup' },
  scan: { ...apiScan, summary: 'Tells which hidden characters are in a text', unit: 'nothing' },
  rewrite: {
    ...apiRewrite,
    summary: 'Strips hidden characters and rewrites the text to weaken statistical watermarks',
    unit: 'a statistical cleanup',
  },
  check: {
    ...apiCheck,
    summary: 'Compares a text with the corpus and estimates whether a machine wrote it',
    unit: 'a check; a fix of a text just checked costs nothing',
  },
} as const;

const json = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });

const answers: Record<number, string> = {
  400: 'The body is wrong, or the text is empty.',
  401: 'The key is missing, not known, or revoked.',
  403: 'The key may not do this, the plan has ended, or its limit is reached.',
  409: 'The same Idempotency-Key is being worked on.',
  413: 'The text is too long.',
  415: 'The body is not JSON.',
  429: 'Too many calls. Retry-After tells how long to wait.',
  500: 'Something went wrong. Nothing was charged.',
};

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** The description of the API, made of the schemas that answer its calls. OpenAPI 3.1. */
export function openApi({ origin, productName }: { origin: string; productName: string }) {
  const errors = Object.fromEntries(
    Object.entries(answers).map(([status, description]) => [status, problem(description)]),
  );
  const paths = Object.entries(verbs).map(([verb, { body, answer, summary, unit }]) => [
    `/api/v1/${verb}`,
    {
      post: {
        operationId: verb,
        summary,
        description: `Costs ${unit}. Needs the scope \`${verb}\`.`,
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            schema: { type: 'string', minLength: 8, maxLength: 200 },
            description:
              'A retry with the same key and text is neither charged nor recorded again.',
          },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: json(body, 'input') } },
        },
        responses: {
          200: {
            description: 'Done.',
            content: { 'application/json': { schema: json(answer, 'output') } },
          },
          ...errors,
        },
      },
    },
  ]);
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
