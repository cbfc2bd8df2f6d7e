import type { z } from 'zod';
import type { ApiScope } from './accounts/api-scopes.ts';
import type { Unit } from './billing/reached-limit.ts';
import { statusOf } from './error-status.ts';
import type { ErrorCode } from './errors.ts';
import type { TextLimit } from './limits.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Address = `${Method} /${string}`;

/**
 * Who may call: `anyone`; `user`, with a session; `admin`; `apiKey`, with a key instead of a session;
 * `provider`, an outside service that proves itself by a signature, a token or a key of its own.
 */
export type Auth = 'anyone' | 'user' | 'admin' | 'apiKey' | 'provider';

/** How often one caller may call; beyond it 429 with Retry-After. */
export interface CallLimit {
  /** Endpoints of one name share one allowance. */
  name: string;
  /** Calls in `seconds`; or a share of the cleanups a minute that the operator allows. */
  calls: number | { shareOfCleanups: number };
  seconds: number;
  /** Whose allowance it is. */
  per: 'address' | 'user';
}

/** What is no JSON. */
export type OtherAnswer = 'file' | 'events' | 'page' | 'redirect' | 'vendor';

/** Most bytes of a body: of a text of a kind, or a number with the message of what is larger. */
export type BodyLimit = TextLimit | { bytes: number; message: string };

export interface EndpointRow<
  Body extends z.ZodType | null = z.ZodType | null,
  Query extends z.ZodType | null = z.ZodType | null,
  Answer extends z.ZodType | OtherAnswer = z.ZodType | OtherAnswer,
> {
  auth: Auth;
  /** What is sent as JSON; null for nothing, and for what only the handler can read. */
  body: Body;
  query: Query;
  answer: Answer;
  /** The status of a success. */
  status: 200 | 201;
  /** How long anybody may keep the answer; by default nobody. */
  cache: string;
  bodyLimit: BodyLimit;
  /** Errors of its own, beside those that `errorsOf` adds. */
  errors: readonly ErrorCode[];
  limit: CallLimit | null;
  /** What a call costs one of; whoever has none left is told of it as `reachedLimit` says. Null: nothing. */
  costs: Unit | null;
  /** What a key must be allowed to do; null where no key is asked for. */
  scope: ApiScope | null;
}

export type Endpoint<A extends Address = Address, Row extends EndpointRow = EndpointRow> = Row & {
  address: A;
  method: Method;
  path: string;
};

export const smallBody: BodyLimit = { bytes: 4096, message: 'The body is too large.' };

type Filled<Row extends Partial<EndpointRow>> = EndpointRow<
  Row extends { body: infer B extends z.ZodType } ? B : null,
  Row extends { query: infer Q extends z.ZodType } ? Q : null,
  Row extends { answer: infer R extends z.ZodType | OtherAnswer } ? R : never
>;

/** A row of the table; what is not said is the usual. */
export function endpoint<
  A extends Address,
  const Row extends Partial<EndpointRow> & Pick<EndpointRow, 'auth' | 'answer'>,
>(address: A, row: Row): Endpoint<A, Filled<Row>> {
  const [method, path] = address.split(' ') as [Method, string];
  return {
    address,
    method,
    path,
    body: null,
    query: null,
    status: 200,
    cache: 'no-store',
    bodyLimit: smallBody,
    errors: [],
    limit: null,
    costs: null,
    scope: null,
    ...row,
  } as unknown as Endpoint<A, Filled<Row>>;
}

/**
 * Errors that any endpoint may answer with: wrong addresses and values, what was deleted in the
 * middle, floods, an absent database, faults.
 */
const everywhere = [
  'invalid_request',
  'not_authenticated',
  'not_found',
  'method_not_allowed',
  'conflict',
  'rate_limited',
  'not_ready',
  'internal_error',
] as const satisfies readonly ErrorCode[];

/** Every error that an endpoint may answer with. */
export function errorsOf({ auth, body, errors }: Endpoint): ReadonlySet<ErrorCode> {
  const own: ErrorCode[] = [...everywhere, ...errors];
  if (auth === 'admin' || auth === 'apiKey') own.push('forbidden');
  if (body) own.push('unsupported_media_type', 'text_too_long');
  return new Set(own);
}

/** How what is no JSON succeeds, beside the status of its row. */
const otherSuccesses: Record<OtherAnswer, readonly number[]> = {
  file: [204],
  events: [],
  page: [302, 303, 304, 308],
  redirect: [302],
  vendor: [],
};

/** Every status that an endpoint may answer with. */
export function statusesOf(row: Endpoint): ReadonlySet<number> {
  const others = typeof row.answer === 'string' ? otherSuccesses[row.answer] : [];
  return new Set([row.status, ...others, ...[...errorsOf(row)].map((code) => statusOf[code])]);
}

/** The names of the `:parameters` of a path. */
export type ParameterOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParameterOf<More>
    : Rest
  : never;

export type Parameters<A extends string> = Record<ParameterOf<A>, string>;
