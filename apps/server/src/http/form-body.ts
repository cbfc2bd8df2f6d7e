import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { AppError, invalidRequest } from './app-error.ts';
import { readBytes } from './request-body.ts';

const options = { maxBytes: 16_384, tooLarge: () => invalidRequest('The form is too large.') };

/**
 * The fields of a form that a page of this server has sent; of doubled ones the last, of files none.
 * @throws AppError 415 for another content type, 400 for what cannot be read
 */
export async function readForm(c: Context<AppEnv>): Promise<Record<string, string>> {
  const type = c.req.header('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type)) {
    throw new AppError('unsupported_media_type', 'This page takes what its own form sends.');
  }
  const bytes = await readBytes(c.req.raw.body, options);
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw invalidRequest('The form could not be read.');
    });
  const fields = [...form].filter((field): field is [string, string] => {
    return typeof field[1] === 'string';
  });
  return Object.fromEntries(fields);
}
