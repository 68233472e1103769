import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import packageJson from '../../../package.json' with { type: 'json' };
import { otlpExporter, type TracingLog } from './otlp-exporter.server.ts';
import type { NewSpan, OpenSpan, Tracer } from './tracer.server.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** Spans that wait for the collector; more are dropped. */
const MOST_WAITING = 2048;
const BATCH = 512;
const EVERY_MS = 2000;
const EXPORT_MS = 5000;
const CLOSE_MS = 2000;
const LONGEST_VALUE = 1000;

const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/** Only this module imports the library: it is loaded if traces are on. */
export function openTracer(settings: TracingSettings, log: TracingLog): Tracer {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.serviceName,
      'service.version': packageJson.version,
      'process.pid': process.pid,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.ratio) }),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: otlpExporter(settings, log),
        maxQueueSize: MOST_WAITING,
        maxExportBatchSize: BATCH,
        scheduledDelayMillis: EVERY_MS,
        exportTimeoutMillis: EXPORT_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('ufuk');
  return {
    start({ name, kind, attributes = {}, parent }) {
      const context = parentContext(parent);
      return openSpan(tracer.startSpan(name, { kind: KINDS[kind], attributes }, context));
    },
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

function openSpan(span: Span): OpenSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
    set: (attributes) => void span.setAttributes(attributes),
    rename: (name) => void span.updateName(name),
    end(failedWith) {
      if (failedWith !== undefined) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', failedWith);
      }
      span.end();
    },
  };
}

const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/;

/** A header that is none begins a new trace. */
function parentContext(parent: NewSpan['parent']) {
  const header = typeof parent === 'string' ? parent : parent?.traceparent;
  const [, traceId, spanId, flags = ''] = TRACEPARENT.exec(header ?? '') ?? [];
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & 1,
    isRemote: typeof parent === 'string',
  });
}
