import { NO_ANSWER, type Reply } from './api-error.ts';

export interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Headers besides those of every call. */
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** No user asked for it: it does not keep the session alive, and fails when the token expires. */
  isBackground?: boolean;
  /** It is sent to its end when the page is left meanwhile. */
  keepalive?: boolean;
}

/**
 * One HTTP call to our own server. Without a reply it resolves with status 0; only an abort throws.
 */
export async function callServer(
  fetchIt: typeof fetch,
  path: string,
  token: string | null,
  language: string,
  request: Request = {},
): Promise<Reply> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': language,
    ...request.headers,
  };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (request.body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    const response = await fetchIt(path, {
      method: request.method ?? 'GET',
      headers,
      credentials: 'same-origin',
      signal: request.signal ?? null,
      keepalive: request.keepalive ?? false,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    const text = await response.text();
    const requestId = response.headers.get('X-Request-Id') ?? undefined;
    return { status: response.status, body: readJson(text), requestId };
  } catch (error) {
    if (request.signal?.aborted) throw error;
    return NO_ANSWER;
  }
}

/** A proxy's error page is not JSON; its status is still used. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
