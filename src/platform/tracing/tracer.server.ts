import { currentWork, runAs } from './work.server.ts';

export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';
/** Never personal data: no address, query, body or parameter. */
export type SpanAttributes = Record<string, string | number | boolean>;

export interface OpenSpan {
  /** As in the header of the same name (W3C Trace Context). */
  traceparent: string;
  set(attributes: SpanAttributes): void;
  rename(name: string): void;
  /** With the kind of an error if it failed; its message may contain values. */
  end(failedWith?: string): void;
}

export interface NewSpan {
  name: string;
  kind: SpanKind;
  attributes?: SpanAttributes;
  /** A span of this process, or the header of another one. */
  parent?: OpenSpan | string | null | undefined;
}

export interface Tracer {
  start(span: NewSpan): OpenSpan;
  /** Sends what waits, within a short time. */
  close(): Promise<void>;
}

/** One for each process, like the log. */
let tracer: Tracer | null = null;

/** Null: no spans are made. */
export const setTracer = (next: Tracer | null): void => {
  tracer = next;
};

/** The tracer, if traces are on. */
export const tracerInUse = (): Tracer | null => tracer;

/**
 * Runs `work` as a span within the current request or job. Without one, or if traces are off, it only
 * runs `work`.
 */
export async function traced<T>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<T>,
  kind: SpanKind = 'client',
): Promise<T> {
  const current = tracer && currentWork();
  if (!tracer || !current?.span) return work();
  const span = tracer.start({ name, kind, attributes, parent: current.span });
  try {
    const result = await runAs({ ...current, span }, work);
    span.end();
    return result;
  } catch (error) {
    span.end(kindOfError(error));
    throw error;
  }
}

/** The code or the class of an error, which contain no values. */
export function kindOfError(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code.slice(0, 40) : error.constructor.name;
}
