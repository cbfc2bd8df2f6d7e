/** Whom a piece of work is done for: who calls us, somebody whom we call, or this process itself. */
export type SpanKind = 'server' | 'client' | 'internal';

/** Names, numbers and codes. Texts, addresses, tokens and parameters have no place among them, as in a log. */
export type SpanFields = Record<string, string | number | boolean | undefined>;

/** Begins a trace, or goes on with the one that a `traceparent` names. */
export type BeginTrace = (traceparent: string | undefined) => Span;

/** A piece of work in a trace, from when it is made until it ends. */
export interface Span {
  /** How others name it as what their work is for: `traceparent` of W3C Trace Context. */
  traceparent: string;
  /** @param beganMs when it began, in milliseconds since 1970; now by default */
  begin(name: string, kind: SpanKind, beganMs?: number): Span;
  rename(name: string): void;
  note(fields: SpanFields): void;
  /** It did not work out; `kind` is the error's kind, never its message. */
  fail(kind: string): void;
  end(): void;
}
