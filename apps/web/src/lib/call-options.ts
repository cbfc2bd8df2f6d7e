import type {
  AnyAddress,
  BodyOf,
  ParameterOf,
  Parameters as ParametersOf,
  QueryOf,
} from '@cleanpaste/contract';
import type { Outgoing } from './outgoing.ts';

/** What any request may be given. */
interface RequestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The answer's cookies arrive even when the page is left meanwhile. */
  keepalive?: boolean;
  /** How it is sent, if not from the page's own thread. */
  via?: (request: Outgoing) => Promise<Response>;
}

/** What is sent, whichever endpoint it is for. */
export interface SentOptions extends RequestOptions {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

type Always<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : { [N in Name]: Value };

/** Required only when a part of it is. */
type AsNeeded<Name extends string, Value> =
  Partial<Value> extends Value ? { [N in Name]?: Value } : Always<Name, Value>;

type ParamsOf<A extends string> = [ParameterOf<A>] extends [never] ? undefined : ParametersOf<A>;

/** What a call of an address is given: parameters of its path, query and body as its row says. */
type CallOptions<A extends AnyAddress> = RequestOptions &
  Always<'params', ParamsOf<A>> &
  AsNeeded<'query', QueryOf<A>> &
  Always<'body', BodyOf<A>>;

/** The options, which may be left out where the address needs none. */
export type CallArguments<A extends AnyAddress> =
  Partial<CallOptions<A>> extends CallOptions<A>
    ? [options?: CallOptions<A>]
    : [options: CallOptions<A>];
