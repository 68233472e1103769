import * as z from 'zod/mini';

const LONGEST = 300;

/** What could be a token or an id. */
const SECRET = /[\w.+/=-]{24,}/g;

/** The server's reply; `status` is 0 if there was no reply. */
export interface Reply {
  status: number;
  body: unknown;
  /** After how many seconds the server asks to try again. */
  retryAfter?: number;
  /** The id under which the server's log has the request. */
  requestId?: string | undefined;
}

export const NO_ANSWER: Reply = { status: 0, body: null };

const Refusal = z.object({
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.unknown()),
});

export interface FallbackMessages {
  forbidden: string;
  refreshFailed: string;
  noAnswer: string;
  generic: string;
}

/** An error whose `message` can be shown to the user; that of any other error is for programmers. */
export class ShownError extends Error {}

/** A call that failed. */
export class ApiError extends ShownError {
  readonly status: number;
  readonly code: string | undefined;
  /** Field name (`cover.alt` for nested ones) to message, on 422. */
  readonly fields: Record<string, string>;
  /** The newer version of the record, on a 409 with the code `conflict`. */
  readonly current: unknown;
  /** After how many seconds the server asks to try again; only of an upload. */
  readonly retryAfter: number | undefined;
  /** The raw error, if the server replied without a message for users. */
  readonly details: string | undefined;

  constructor(reply: Reply, fallback: string) {
    const refusal = Refusal.safeParse(reply.body);
    const known = refusal.success ? refusal.data : {};
    super(known.message || fallback);
    this.name = 'ApiError';
    this.status = reply.status;
    this.code = known.code;
    this.fields = known.fields ?? {};
    this.current = known.current;
    this.retryAfter = reply.retryAfter;
    const isUnknown = !known.message && reply.status !== 0;
    this.details = isUnknown
      ? `HTTP ${reply.status}${reply.requestId ? `, ${reply.requestId}` : ''}`
      : undefined;
  }
}

export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The newer version of the record, if the server refused to overwrite it; otherwise null. */
export function newerOf<Rec>(schema: z.ZodMiniType<Rec>, error: unknown): Rec | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const current = schema.safeParse(error.current);
  return current.success ? current.data : null;
}

/**
 * The raw text of an error that has no message for users: what a colleague passes on when they ask
 * for help. It has no token, because a person may read it aloud or photograph it.
 */
export function rawError(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.details;
  if (error instanceof ShownError) return undefined;
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replace(SECRET, '…').slice(0, LONGEST);
}
