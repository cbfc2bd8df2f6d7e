import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  type Span as ApiSpan,
  isSpanContextValid,
  SpanKind as Kinds,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { BeginTrace, Span, SpanKind } from './span.ts';

export interface Tracing {
  begin: BeginTrace;
  /** Sends what is left. */
  close(): Promise<void>;
}

interface Given {
  version: string;
  /** Told of spans that could not be sent. */
  onLost(spans: number): void;
}

const closeMs = 3000;

const kinds: Record<SpanKind, Kinds> = {
  server: Kinds.SERVER,
  client: Kinds.CLIENT,
  internal: Kinds.INTERNAL,
};

/** Version 00 of W3C Trace Context, and what later ones begin with. */
const traceparent = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:$|-)/;

/** What a caller names as the work that its call is for; `tracestate` is left out: anything may stand in it. */
function contextOf(header: string | undefined) {
  const [, traceId = '', spanId = '', flags = '0'] =
    traceparent.exec(header?.slice(0, 200) ?? '') ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
}

/**
 * Sends spans to a collector as OTLP over HTTP; where, and how many of them, its own variables say
 * (`OTEL_…`). Nothing is registered for others: libraries that trace by themselves write down parameters.
 */
export function openTracing({ version, onLost }: Given): Tracing {
  const exporter = new OTLPTraceExporter();
  const send = exporter.export.bind(exporter);
  exporter.export = (spans, done) =>
    send(spans, (result) => {
      if (result.error || result.code !== 0) onLost(spans.length);
      done(result);
    });
  const own = { 'service.name': 'cleanpaste', 'service.version': version };
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ ...own, 'service.instance.id': randomUUID() }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('cleanpaste');

  function wrap(span: ApiSpan): Span {
    const { traceId, spanId, traceFlags } = span.spanContext();
    const inside = trace.setSpan(ROOT_CONTEXT, span);
    return {
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
      begin: (name, kind, beganMs) =>
        wrap(
          tracer.startSpan(
            name,
            { kind: kinds[kind], ...(beganMs !== undefined && { startTime: beganMs }) },
            inside,
          ),
        ),
      rename: (name) => void span.updateName(name),
      note: (fields) => void span.setAttributes(fields),
      fail(kind) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', kind);
      },
      end: () => span.end(),
    };
  }

  return {
    begin: (header) => wrap(tracer.startSpan('request', { kind: Kinds.SERVER }, contextOf(header))),
    // A collector that is away holds nobody up for long.
    close: () =>
      Promise.race([provider.shutdown(), setTimeout(closeMs, undefined, { ref: false })]),
  };
}
