import type { Attributes, HrTime } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';

/** Spans as the body of a request in OTLP/JSON (opentelemetry-proto, ExportTraceServiceRequest). */
export function otlpJson(spans: readonly ReadableSpan[]): string {
  const [first] = spans;
  const scopeSpans = [{ scope: { name: 'ufuk' }, spans: spans.map(spanJson) }];
  const resource = { attributes: attributesJson(first?.resource.attributes ?? {}) };
  return JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] });
}

function spanJson(span: ReadableSpan) {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceId,
    spanId,
    ...(span.parentSpanContext && { parentSpanId: span.parentSpanContext.spanId }),
    flags: traceFlags,
    name: span.name,
    // The protocol counts from 1, the library from 0.
    kind: span.kind + 1,
    startTimeUnixNano: nanoseconds(span.startTime),
    endTimeUnixNano: nanoseconds(span.endTime),
    attributes: attributesJson(span.attributes),
    status: { code: span.status.code },
  };
}

const nanoseconds = ([seconds, nanos]: HrTime) => `${seconds}${String(nanos).padStart(9, '0')}`;

const attributesJson = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueJson(value) }));

function valueJson(value: unknown) {
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value !== 'number') return { stringValue: String(value) };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
