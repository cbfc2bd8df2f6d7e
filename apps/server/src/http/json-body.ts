import type { MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import type { AppEnv } from './app-env.ts';
import { AppError, invalidRequest } from './app-error.ts';

interface JsonBodyOptions {
  /** Bytes of the body; above, `tooLarge` is answered without reading on. */
  maxBytes: number;
  tooLarge: () => AppError;
}

/**
 * Reads and checks a JSON body: 415 for another content type, 413 above the limit,
 * 400 for broken JSON and for a wrong field, which is named. Values are never repeated.
 */
export function jsonBody<S extends z.ZodType>(
  schema: S,
  options: JsonBodyOptions,
): MiddlewareHandler<AppEnv, string, { in: { json: z.input<S> }; out: { json: z.output<S> } }> {
  return async (c, next) => {
    requireJson(c.req.header('content-type'), c.req.header('content-encoding'));
    if (Number(c.req.header('content-length') ?? 0) > options.maxBytes) throw options.tooLarge();
    const parsed = schema.safeParse(parseJson(await readBytes(c.req.raw.body, options)));
    if (!parsed.success) throw wrongField(parsed.error.issues[0]);
    c.req.addValidatedData('json', parsed.data as object);
    await next();
  };
}

function requireJson(type: string | undefined, encoding: string | undefined): void {
  const isJson = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type ?? '');
  if (!isJson) {
    throw new AppError(
      'unsupported_media_type',
      'Send the body as JSON: Content-Type: application/json.',
    );
  }
  if (encoding && encoding !== 'identity') {
    throw new AppError('unsupported_media_type', 'Send the body without a Content-Encoding.');
  }
}

/** All of a body, or the refusal as soon as it is too large. */
export async function readBytes(body: ReadableStream<Uint8Array> | null, options: JsonBodyOptions) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > options.maxBytes) throw options.tooLarge();
    chunks.push(chunk);
  }
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
}

function parseJson(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidRequest('The body is not valid UTF-8.');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest('The body is not valid JSON.');
  }
}

function wrongField(issue: z.core.$ZodIssue | undefined): AppError {
  const field = issue?.path.join('.');
  if (!issue || !field) return invalidRequest('The body must be a JSON object.');
  return invalidRequest(`The field "${field}" is wrong: ${expectation(issue)}.`);
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `expected ${issue.expected}`;
  if (issue.code === 'invalid_value')
    return `expected ${issue.values.map((v) => JSON.stringify(v)).join(' or ')}`;
  return issue.message.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
}
