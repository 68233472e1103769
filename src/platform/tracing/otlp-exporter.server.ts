import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { otlpJson } from './otlp-json.server.ts';
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
