import * as z from 'zod/mini';
import { currentWork, tracerInUse, type Work } from '../tracing/tracer.server.ts';

/** Beside the values of a job: the request that queued it. */
const KEY = '_from';
const From = z.object({ request: z.optional(z.string()), trace: z.optional(z.string()) });
export type JobOrigin = z.infer<typeof From>;

/** The values as they are stored, with the id and the trace of the current request. */
export function withOrigin(values: object): object {
  const work = currentWork();
  if (!work?.requestId) return values;
  const { requestId: request, span } = work;
  return { ...values, [KEY]: { request, ...(span && { trace: span.traceparent }) } };
}

/** Stored values without their origin, and the origin. */
export function splitOrigin(stored: unknown): { values: unknown; from: JobOrigin } {
  if (typeof stored !== 'object' || stored === null || !(KEY in stored))
    return { values: stored, from: {} };
  const { [KEY]: given, ...values } = stored as Record<string, unknown>;
  const from = From.safeParse(given);
  return { values, from: from.success ? from.data : {} };
}

/** A run of a job, as a part of the trace of the request that queued it. */
export function workOf(kind: string, id: string, from: JobOrigin): Work {
  const span = tracerInUse()?.start({
    name: `job ${kind}`,
    kind: 'consumer',
    attributes: { 'ufuk.job': kind, 'ufuk.job.id': id },
    parent: from.trace,
  });
  return { requestId: from.request, span: span ?? null };
}
