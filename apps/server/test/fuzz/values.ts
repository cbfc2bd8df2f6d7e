import fc from 'fast-check';

/** Texts that something on the way may choke on. */
export const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udc00y',
    '\u001a0000',
    '\ufeff',
    '\u202e',
    '%',
    '%00',
    '%zz',
    '..',
    '../../etc/passwd',
    '/',
    '//',
    "'; drop table users; --",
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    'null',
    'NaN',
    '-1',
    '0',
    '1e309',
    '9007199254740993',
    '99999999999999999999',
    '2026-02-30',
    '0000-00-00',
    '-271821-04-20T00:00:00.000Z',
    '00000000-0000-0000-0000-000000000000',
    '😀',
    'x'.repeat(5000),
    'ü'.repeat(3000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
  fc.uuid(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

const odd = fc.oneof(
  nasty as fc.Arbitrary<unknown>,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e308, [], {}, [[]], [null], {
    __proto__: 1,
    text: {},
  }),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A good value with something in it exchanged, left out or added. */
function spoiled(good: unknown): fc.Arbitrary<unknown> {
  if (typeof good !== 'object' || good === null || Array.isArray(good)) return odd;
  const fields = Object.entries(good);
  if (fields.length === 0) return odd;
  return fc
    .record({
      at: fc.nat(fields.length - 1),
      how: fc.constantFrom('exchange', 'leave out', 'add', 'inside'),
      value: odd,
      name: nasty,
    })
    .chain(({ at, how, value, name }) => {
      const [field, old] = fields[at]!;
      const { [field]: _, ...others } = good as Record<string, unknown>;
      if (how === 'leave out') return fc.constant(others);
      if (how === 'add') return fc.constant({ ...good, [name]: value });
      if (how === 'exchange') return fc.constant({ ...good, [field]: value });
      return spoiled(old).map((inner) => ({ ...good, [field]: inner }));
    });
}

export interface Sent {
  type: string | undefined;
  bytes: Buffer | undefined;
}

const json = (value: unknown): Sent => ({
  type: 'application/json',
  bytes: Buffer.from(JSON.stringify(value) ?? 'undefined'),
});

const deep = (open: string, n: number) => open.repeat(n);

const types = fc.constantFrom<string | undefined>(
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=latin1',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=nonsense',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=b',
  'multipart/form-data; boundary="',
  'text/plain',
  'image/png',
  'nonsense',
  ';',
  undefined,
);

const pair = fc.tuple(
  fc.oneof(fc.constantFrom('card', 'do', 'charge', 'email', 'answer', 'customer', 'mode'), nasty),
  fc.oneof(fc.constantFrom('visa', 'refund', 'switch', 'next', 'yes', 'a@b.co', 'later'), nasty),
);

const form = fc.array(pair, { maxLength: 4 }).map(
  (pairs): Sent => ({
    type: 'application/x-www-form-urlencoded',
    bytes: Buffer.from(new URLSearchParams(pairs).toString()),
  }),
);

const brokenForm = fc
  .constantFrom('card=%', 'card=%zz&do=%c3', 'email=%00', '=&&&=', 'do=refund&charge=%00', 'a[b][c')
  .map((text): Sent => ({ type: 'application/x-www-form-urlencoded', bytes: Buffer.from(text) }));

const multipart = fc.tuple(fc.array(pair, { maxLength: 3 }), fc.boolean()).map(
  ([pairs, isWhole]): Sent => ({
    type: 'multipart/form-data; boundary=b',
    bytes: Buffer.from(
      pairs
        .map(
          ([name, value]) =>
            `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
        )
        .join('') + (isWhole ? '--b--\r\n' : '--b'),
    ),
  }),
);

/** Bodies for a route whose good one is known. */
export function bodies(good: unknown, kind: 'json' | 'form'): fc.Arbitrary<Sent> {
  const weights = kind === 'json' ? { json: 10, form: 1 } : { json: 1, form: 10 };
  const raw = fc.oneof(
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    nasty.map((text) => Buffer.from(text)),
    fc.constantFrom(
      Buffer.from('{"text":"\\ud800\\u0000"}'),
      Buffer.from('{"text":"a","text":'),
      Buffer.from([0xff, 0xfe, 0x00]),
      Buffer.from(deep('[', 20_000)),
      Buffer.from(`${deep('{"a":', 5000)}1${deep('}', 5000)}`),
      Buffer.from('{"__proto__":{"isAdmin":true}}'),
    ),
  );
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(json(good)) },
    { weight: weights.json, arbitrary: spoiled(good).map(json) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map(json) },
    { weight: weights.form, arbitrary: form },
    { weight: 1, arbitrary: brokenForm },
    { weight: 2, arbitrary: multipart },
    {
      weight: 3,
      arbitrary: fc.tuple(types, raw).map(([type, bytes]): Sent => ({ type, bytes })),
    },
    { weight: 1, arbitrary: types.map((type): Sent => ({ type, bytes: undefined })) },
  );
}

/** Anything as a part of an address: escaped as it should be, or as no client would. */
export const inPath = fc.oneof(
  nasty.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom('%00', '%ED%A0%80', '%', '%zz', '%c3', '%2f..%2f', '%0a', '.', '+', '~', '@:;,'),
);

export const queries = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(
          'page',
          'older',
          'newer',
          'from',
          'to',
          'status',
          'only',
          'code',
          'state',
          'error',
          'declined',
          'limit',
          'expand[]',
          'customer',
          'starting_after',
          'created[gte]',
        ),
        inPath,
      ),
      fc.oneof(
        inPath,
        fc.constantFrom('1', '100000000000', 'failed', 'pending', '2026-01-01', '9999-12-31'),
        fc
          .tuple(fc.date({ noInvalidDate: true }), fc.uuid())
          .map(([date, id]) => encodeURIComponent(`${date.toISOString()}_${id}`)),
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
