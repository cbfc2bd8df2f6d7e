import { createHmac } from 'node:crypto';
import { apiCallExamples } from '@cleanpaste/contract';
import fc from 'fast-check';
import { bodies, inPath, nasty, queries } from './values.ts';

export interface Route {
  method: string;
  /** As it was registered, with `:names`. */
  path: string;
}

/** One call as it goes over the wire. */
export interface Call {
  method: string;
  path: string;
  headers: [string, string][];
  body: Buffer | undefined;
}

/** What is there to be named in calls. */
export interface Known {
  /** Values of the Authorization header: of users, keys and stand-ins. */
  bearers: string[];
  cookies: string[];
  /** Ids of rows, for what stands as a parameter in a path. */
  ids: string[];
  origin: string;
  /** Signs what the payment provider would send. */
  webhookSecret: string;
}

const prose =
  'It is important to note that regular exercise plays a crucial role in maintaining good health.';
const site = (origin: string) => ({
  success_url: `${origin}/checkout/success`,
  cancel_url: `${origin}/checkout/cancel`,
});

/** A good body for each route that takes one, so that what is wrong in one place gets far. */
export function goodBody(path: string, { origin, ids }: Known): unknown {
  const [id] = ids;
  const known: [RegExp, unknown][] = [
    [/history\/cleanups\/:id\/text$/, { text: prose, changedWordings: 3 }],
    [/clean-text$/, { text: 'a\u200bb', skipTracking: false, keepProvenance: false }],
    [/plagiarism-check$/, { text: prose, fix: false, excludeQuotations: true }],
    [/api\/v1\/check$/, { text: prose, excludeReferences: true }],
    [/(check-report(-links)?|v1\/report)$/, { check: apiCallExamples.check.response }],
    [/(strong-paraphrase|rewrite|scan|reveal|decode|clean)$/, { text: prose }],
    [/sign-in$/, { email: 'ann@example.com', password: 'a password 1' }],
    [/google$/, { returnTo: '/dashboard' }],
    [/exchange$/, { code: 'abc' }],
    [/set-session$/, { access_token: 'a.b.c', refresh_token: 'x' }],
    [/request-reset$/, { email: 'ann@example.com' }],
    [/reset-password$/, { token: 'abc', password: 'a password 1' }],
    [/account$/, { keepHistory: true }],
    [/api-keys$/, { name: 'key', scopes: ['clean', 'scan'] }],
    [/feedback$/, { message: 'hello' }],
    [/feedback\/:id$/, { status: 'reviewed' }],
    [/feature-flags\/:name$/, { enabled: true }],
    [/share-events$/, { platform: 'bluesky' }],
    [/stripe-checkout$/, { plan: 'pro', mode: 'subscription', ...site(origin) }],
    [/stripe-portal$/, { return_url: `${origin}/subscription` }],
    [
      /stripe-webhook$/,
      {
        id: 'evt_1',
        object: 'event',
        type: 'customer.subscription.updated',
        data: { object: { id, object: 'subscription', customer: id, charge: id } },
      },
    ],
    [/copyleaks\/:scanId\/:event$/, { developerPayload: 'x', status: 0, scannedDocument: {} }],
    [/copyleaks/, { text: { value: prose }, completed: true, tasks: [] }],
  ];
  return known.find(([pattern]) => pattern.test(path))?.[1] ?? {};
}

const header = nasty.map((text) =>
  Buffer.from(text.replace(/[\u0000-\u001f\u007f]/g, ''), 'utf8').toString('latin1'),
);

/** Values of the Authorization header that a route takes. */
function fitting(path: string, { bearers }: Known): string[] {
  const [admin = '', ann = '', ben = '', key = '', shop = ''] = bearers;
  if (path.startsWith('/v1/')) return [shop];
  if (path.startsWith('/api/v1/')) return [key];
  return path.includes('/admin/') ? [admin] : [ann, ben, admin];
}

function headersFor(path: string, known: Known) {
  /** There in one call of so many. */
  const optional = (arbitrary: fc.Arbitrary<string>, of = 3) =>
    fc.oneof({ weight: 1, arbitrary }, { weight: of - 1, arbitrary: fc.constant(undefined) });
  return fc.record({
    authorization: fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...fitting(path, known)) },
      { weight: 2, arbitrary: fc.constantFrom(...known.bearers) },
      { weight: 2, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: header },
      { weight: 1, arbitrary: header.map((text) => `Bearer ${text}`) },
    ),
    cookie: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...known.cookies) },
      { weight: 2, arbitrary: fc.constant(undefined) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(
            fc.constantFrom(
              'cleanpaste.session_token',
              'cleanpaste.flow',
              'cleanpaste.state',
              '_interaction',
              '_interaction.sig',
              '_session',
            ),
            fc.oneof(header, inPath),
          )
          .map(([name, value]) => `${name}=${value}`),
      },
    ),
    'x-session-id': fc.oneof(
      { weight: 6, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: header },
      { weight: 1, arbitrary: fc.constant(undefined) },
    ),
    origin: optional(
      fc.oneof(
        { weight: 6, arbitrary: fc.constant(known.origin) },
        { weight: 1, arbitrary: header },
      ),
    ),
    'sec-fetch-site': optional(
      fc.constantFrom('cross-site', 'same-origin', 'none', 'same-origin'),
      2,
    ),
    'idempotency-key': optional(fc.oneof(header, fc.constantFrom('click-0001', 'click-0002'))),
    accept: optional(fc.oneof(header, fc.constantFrom('text/event-stream', 'text/html', '*/*'))),
    'accept-encoding': optional(fc.oneof(header, fc.constantFrom('br', 'gzip', 'br;q=x'))),
    'content-encoding': optional(fc.constantFrom('gzip', 'identity', 'x'), 12),
    'content-length': optional(fc.constantFrom('0', '-1', 'x', '99999999999'), 12),
    'if-none-match': optional(header, 8),
    'last-event-id': optional(fc.oneof(header, fc.constantFrom('1.2.3', '1')), 4),
    'stripe-signature': optional(header, 4),
    'x-forwarded-for': optional(header, 8),
    host: optional(fc.oneof(header, fc.constantFrom('evil.example', 'localhost:')), 10),
  });
}

function sign(body: Buffer | undefined, secret: string): string {
  const at = Math.floor(Date.now() / 1000);
  const sum = createHmac('sha256', secret)
    .update(`${at}.`)
    .update(body ?? '');
  return `t=${at},v1=${sum.digest('hex')}`;
}

/** Calls of one route: mostly its own method, with everything that can be wrong in a call. */
export function calls(route: Route, known: Known): fc.Arbitrary<Call> {
  const own = route.method === 'ALL' ? 'GET' : route.method;
  const methods = fc.oneof(
    { weight: 12, arbitrary: fc.constant(own) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'GET',
        'HEAD',
        'POST',
        'PUT',
        'PATCH',
        'DELETE',
        'OPTIONS',
        'PROPFIND',
      ),
    },
  );
  const slots = route.path.split(/(:\w+|\*)/);
  const parts = slots.map((slot, at) =>
    at % 2 === 0
      ? fc.constant(slot)
      : fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...known.ids) },
          { weight: 2, arbitrary: inPath },
        ),
  );
  return fc
    .record({
      method: methods,
      parts: fc.tuple(...parts),
      query: queries,
      headers: headersFor(route.path, known),
      sent: bodies(
        goodBody(route.path, known),
        /^\/(sandbox|v1)\//.test(route.path) ? 'form' : 'json',
      ),
      isSigned: fc.boolean(),
    })
    .map(({ method, parts, query, headers, sent, isSigned }) => {
      const takesBody = method !== 'GET' && method !== 'HEAD';
      const body = takesBody ? sent.bytes : undefined;
      const all: Record<string, string | undefined> = {
        ...headers,
        'content-type': takesBody ? sent.type : undefined,
        ...(isSigned && { 'stripe-signature': sign(body, known.webhookSecret) }),
      };
      return {
        method,
        path: parts.join('') + (query ? `?${query}` : ''),
        headers: Object.entries(all).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        ),
        body,
      };
    });
}
