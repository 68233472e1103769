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

/** A token is renewed this many milliseconds before it runs out. */
export const REFRESH_MARGIN = 60_000;

/** Why a session ended without the person asking for it. */
export type EndReason = 'refused' | 'refreshFailed';

export interface TokenKeeperParts {
  store: KeyValueStore;
  /** Asks the server for a new token in exchange for the current one. Resolves with status 0 on no answer. */
  requestRefresh: (token: string) => Promise<Reply>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs one task at a time across all tabs of the browser. */
  oneAtATime: <T>(task: () => Promise<T>) => Promise<T>;
  messages: () => FallbackMessages;
  onEnd: (reason: EndReason, message: string) => void;
}

/** Not a refusal: the server is away, busy or at fault, and the session may well be alive. */
const isPassing = (status: number) =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/** Keeps the access token fresh; every authorised call goes through `send`. */
export function createTokenKeeper(parts: TokenKeeperParts) {
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
    // Another tab may have renewed it while this one waited for its turn.
    const current = readToken(store);
    if (current && current !== stale && !needsRefresh()) return current;
    if (!current) throw over();
    const reply = await parts.requestRefresh(current);
    const kept = readToken(store);
    // Signed out while the renewal was under way: stay signed out.
    if (!kept) throw over();
    // Somebody has signed in in another tab meanwhile; whether that is the same person is seen below.
    if (kept !== current) return kept;
    if (isPassing(reply.status)) throw new ApiError(reply, messages().noAnswer);
    const renewed = RefreshReply.safeParse(reply.body);
    if (reply.status < 200 || reply.status > 299 || !renewed.success) {
      throw end('refreshFailed', new ApiError({ ...reply, status: 401 }, messages().refreshFailed));
    }
    storeToken(store, renewed.data.token, renewed.data.expiresAt);
    return renewed.data.token;
  }

  /** Callers that come while a renewal is under way wait for the same one. */
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

  /**
   * Makes one call with a fresh token, and once more after a 401.
   * @throws ApiError when the session is over, the server does not answer, or access is refused
   */
  async function send(call: (token: string | null) => Promise<Reply>): Promise<Reply> {
    const owner = readOwner(store);
    /** What one person asked for is never sent, or refused, in the name of the next. */
    const isStillTheirs = () => readOwner(store) === owner;
    const token = await freshToken();
    if (!isStillTheirs()) throw over();
    let reply = await call(token);
    if (reply.status === 401 && token) {
      const renewed = await refresh(token);
      if (!isStillTheirs()) throw over();
      reply = await call(renewed);
    }
    if (reply.status === 403) {
      const refused = new ApiError({ status: 403, body: null }, messages().forbidden);
      throw isStillTheirs() ? end('refused', refused) : refused;
    }
    return reply;
  }

  return { send };
}
