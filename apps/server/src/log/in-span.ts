import { callUnderWay, withinCall } from './call-under-way.ts';
import type { Span, SpanFields, SpanKind } from './span.ts';

/** What an error is called in a trace: the code of a driver or a provider, or its kind. */
const kindOfError = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error;

/**
 * Does work as a piece of the call under way, where somebody collects traces; just does it otherwise.
 * @param work gets its span, to note what is known later
 */
export async function inSpan<T>(
  name: string,
  { kind, fields = {} }: { kind: SpanKind; fields?: SpanFields },
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  const call = callUnderWay();
  if (!call?.span) return work(null);
  const span = call.span.begin(name, kind);
  span.note(fields);
  try {
    return await withinCall({ ...call, span }, () => work(span));
  } catch (error) {
    span.fail(kindOfError(error));
    throw error;
  } finally {
    span.end();
  }
}

/** What a call to somebody else says of the call that it is made for; nothing where there is none. */
export function callHeaders(): Record<string, string> {
  const call = callUnderWay();
  if (!call) return {};
  const { requestId, span } = call;
  return { 'x-request-id': requestId, ...(span && { traceparent: span.traceparent }) };
}
