import { AsyncLocalStorage } from 'node:async_hooks';

/** What is being done: a request, or a job. */
export interface Work {
  /** The id of the request, of a job that of the request that queued it. */
  requestId?: string | undefined;
  /** The span that further spans belong to; null: none. */
  span: OpenSpan | null;
}

const works = new AsyncLocalStorage<Work>();

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

/** What the running code belongs to; undefined outside of requests and jobs. */
export const currentWork = (): Work | undefined => works.getStore();

/** Runs `run` as a part of `work`, with everything that it starts. */
export const runAs = <T>(work: Work, run: () => T): T => works.run(work, run);

/**
 * The function as a part of the work that is current now, wherever it is called later.
 *
 * Not `AsyncLocalStorage.bind`: it defines accessors on every function, so V8 makes a hidden class for each,
 * which keeps everything that the function refers to in memory until the old generation is collected.
 */
export function asCurrentWork<A extends unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const work = works.getStore();
  return work ? (...args) => works.run(work, run, ...args) : run;
}
