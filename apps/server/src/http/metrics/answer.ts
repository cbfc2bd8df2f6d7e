import { createHash, timingSafeEqual } from 'node:crypto';
import type { Measures } from './measures.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Answers `GET /metrics` and nothing else; with a token set, only those who bring it. */
export function answerMetrics(measures: Measures, token: string | null) {
  const wanted = token === null ? null : digest(`Bearer ${token}`);
  return async (request: Request): Promise<Response> => {
    const isAllowed =
      wanted === null ||
      timingSafeEqual(digest(request.headers.get('authorization') ?? ''), wanted);
    if (!isAllowed)
      return new Response('The token is missing or wrong.\n', {
        status: 401,
        headers: { 'www-authenticate': 'Bearer' },
      });
    if (new URL(request.url).pathname !== '/metrics')
      return new Response('Only /metrics is here.\n', { status: 404 });
    if (request.method !== 'GET')
      return new Response('Only GET.\n', { status: 405, headers: { allow: 'GET' } });
    return new Response(await measures.text(), {
      headers: { 'content-type': measures.contentType, 'cache-control': 'no-store' },
    });
  };
}
