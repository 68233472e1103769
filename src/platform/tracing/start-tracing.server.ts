import type { TracingLog } from './otlp-exporter.server.ts';
import { setTracer } from './tracer.server.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** Turns traces on in this process. The returned function turns them off and sends those that wait. */
export async function startTracing(
  settings: TracingSettings,
  log: TracingLog,
): Promise<() => Promise<void>> {
  const { openTracer } = await import('./open-tracer.server.ts');
  const tracer = openTracer(settings, log);
  setTracer(tracer);
  return () => {
    setTracer(null);
    return tracer.close();
  };
}
