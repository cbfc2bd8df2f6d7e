import type { Context } from 'hono';
import type { z } from 'zod';
import type { AppEnv } from './app-env.ts';
import { AppError, invalidRequest } from './app-error.ts';

interface ReadLimit {
  maxBytes: number;
  /** Made when there is more; nothing further is read. */
  tooLarge: () => Error;
}

/** A whole body, byte for byte. @throws what `tooLarge` makes when it is longer than `maxBytes` */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, tooLarge }: ReadLimit,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
}

/** A body whose length was told, and which the connection holds to it: it is read in one go, without a stream. */
async function readWhole(request: Request, { maxBytes, tooLarge }: ReadLimit): Promise<Uint8Array> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > maxBytes) throw tooLarge();
  return bytes;
}

interface JsonBodyOptions {
  /** Bytes of the body; above, `tooLarge` is answered without reading on. */
  maxBytes: number;
  tooLarge: () => AppError;
}

/**
 * Reads and checks a JSON body: 415 for another content type, 413 above the limit,
 * 400 for broken JSON and for a wrong field, which is named. Values are never repeated.
 */
export async function readJsonBody<S extends z.ZodType>(
  c: Context<AppEnv>,
  schema: S,
  options: JsonBodyOptions,
): Promise<z.output<S>> {
  requireJson(c.req.header('content-type'), c.req.header('content-encoding'));
  const length = Number(c.req.header('content-length') ?? Number.NaN);
  if (length > options.maxBytes) throw options.tooLarge();
  const bytes = Number.isNaN(length)
    ? await readBytes(c.req.raw.body, options)
    : await readWhole(c.req.raw, options);
  const parsed = schema.safeParse(parseJson(bytes));
  if (!parsed.success) throw wrongField(parsed.error.issues[0]);
  return parsed.data;
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

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parseJson(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = utf8.decode(bytes);
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
  if (issue?.code === 'unrecognized_keys') {
    const [unknown = ''] = issue.keys;
    return invalidRequest(`There is no field "${unknown.slice(0, 40)}" here.`);
  }
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
