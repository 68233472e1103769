import { RefreshReply } from '../../../platform/session.ts';
import { ApiError, type FallbackMessages, type Reply } from './api-error.ts';
import {
  clearSession,
  type KeyValueStore,
  readExpiry,
  readOwner,
  readToken,
  storeToken,
} from './stored-session.ts';

/** A token is refreshed this many milliseconds before it expires. */
export const REFRESH_MARGIN = 60_000;

/** Why a session ended although the user did not sign out. */
export type EndReason = 'refused' | 'refreshFailed';

export interface TokenRefreshParts {
  store: KeyValueStore;
  /**
   * Requests a new token in exchange for the current one. Without a reply it resolves with status
   * 0.
   */
  requestRefresh: (token: string) => Promise<Reply>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs one task at a time across all tabs of the browser. */
  oneAtATime: <T>(task: () => Promise<T>) => Promise<T>;
  messages: () => FallbackMessages;
  onEnd: (reason: EndReason, message: string) => void;
}

/**
 * Not a refusal: the server is unreachable, busy or has failed, and the session may still exist.
 */
const isTemporary = (status: number) =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/** Refreshes the access token before it expires; every authorised call uses `send`. */
export function createTokenRefresh(parts: TokenRefreshParts) {
  const { store, messages } = parts;
  let refreshing: Promise<string> | null = null;

  function end(reason: EndReason, error: ApiError): ApiError {
    clearSession(store);
    parts.onEnd(reason, error.message);
    return error;
  }

  const over = () => new ApiError({ status: 401, body: null }, messages().refreshFailed);

  const needsRefresh = () => {
    const expiresAt = readExpiry(store);
    return expiresAt === null || expiresAt - parts.now() <= REFRESH_MARGIN;
  };

  async function renew(stale: string): Promise<string> {
    // Another tab may have refreshed the token while this one waited.
    const current = readToken(store);
    if (current && current !== stale && !needsRefresh()) return current;
    if (!current) throw over();
    const reply = await parts.requestRefresh(current);
    const stored = readToken(store);
    // The user signed out during the refresh.
    if (!stored) throw over();
    // Another tab has signed in meanwhile; `send` checks whether it is the same user.
    if (stored !== current) return stored;
    if (isTemporary(reply.status)) throw new ApiError(reply, messages().noAnswer);
    const renewed = RefreshReply.safeParse(reply.body);
    if (reply.status < 200 || reply.status > 299 || !renewed.success) {
      throw end('refreshFailed', new ApiError({ ...reply, status: 401 }, messages().refreshFailed));
    }
    storeToken(store, renewed.data.token, renewed.data.expiresAt);
    return renewed.data.token;
  }

  /** Calls during a refresh wait for that refresh. */
  function refresh(stale: string): Promise<string> {
    refreshing ??= parts
      .oneAtATime(() => renew(stale))
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  }

  async function freshToken(): Promise<string | null> {
    const token = readToken(store);
    if (!token) return null;
    return refreshing || needsRefresh() ? refresh(token) : token;
  }

  function validToken(): string {
    const token = readToken(store);
    const expiresAt = readExpiry(store);
    if (!token || expiresAt === null || expiresAt <= parts.now()) throw over();
    return token;
  }

  /**
   * Sends a call with a fresh token, and once more after a 401. A call in the background, which no
   * user asked for, never refreshes the token: a page that is only left open would otherwise keep its
   * session alive.
   * @throws ApiError when the session is over, the server does not answer, or access is refused; 401
   *   for a call in the background whose token has expired
   */
  async function send(
    call: (token: string | null) => Promise<Reply>,
    isBackground = false,
  ): Promise<Reply> {
    const owner = readOwner(store);
    /**
     * A call of one user is never sent in the session of the next user, and no refusal of it ends
     * that session.
     */
    const isSameUser = () => readOwner(store) === owner;
    const token = isBackground ? validToken() : await freshToken();
    if (!isSameUser()) throw over();
    let reply = await call(token);
    if (reply.status === 401 && token && !isBackground) {
      const renewed = await refresh(token);
      if (!isSameUser()) throw over();
      reply = await call(renewed);
    }
    if (reply.status === 403) {
      const refused = new ApiError({ status: 403, body: null }, messages().forbidden);
      throw isSameUser() ? end('refused', refused) : refused;
    }
    return reply;
  }

  return { send };
}
