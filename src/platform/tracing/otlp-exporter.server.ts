import type { Attributes, HrTime } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { TracingSettings } from './tracing-settings.ts';

const TIMEOUT_MS = 5000;
const LOG_EVERY_MS = 60_000;
/** `ExportResultCode` of the library. */
const [SUCCESS, FAILED] = [0, 1];

export type TracingLog = (fields: Record<string, unknown>, message: string) => void;

/**
 * Sends spans to a collector. Spans that it does not take are lost: that is logged once a minute, and
 * nothing waits for it.
 */
export function otlpExporter(
  { url, headers }: Pick<TracingSettings, 'url' | 'headers'>,
  log: TracingLog,
): SpanExporter {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let lost = 0;
  return {
    export(spans, done) {
      send(url, headers, otlpJson(spans)).then(
        () => done({ code: SUCCESS }),
        (error: Error) => {
          lost += spans.length;
          if (performance.now() - loggedAt > LOG_EVERY_MS) {
            loggedAt = performance.now();
            const { cause } = error;
            log({ lost, reason: cause instanceof Error ? cause.message : error.message }, 'traces');
            lost = 0;
          }
          done({ code: FAILED });
        },
      );
    },
    shutdown: async () => {},
  };
}

async function send(url: string, headers: Record<string, string>, body: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the collector answered ${answer.status}`);
}

/** Spans as the body of a request in OTLP/JSON (opentelemetry-proto, ExportTraceServiceRequest). */
function otlpJson(spans: readonly ReadableSpan[]): string {
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
