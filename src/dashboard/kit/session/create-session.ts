import {
  LoginReply,
  type LoginRequest,
  RefreshReply,
  type SessionUser,
} from '../../../platform/session.ts';
import { ApiError, type FallbackMessages, type Reply } from './api-error.ts';
import { callServer, type Request } from './http.ts';
import {
  clearSession,
  followOtherTab,
  type KeyValueStore,
  readExpiry,
  readOwner,
  readSession,
  readToken,
  type SessionState,
  signedIn,
  signedOut,
  storeSession,
  storeToken,
  storeUser,
  UNKNOWN,
} from './session-state.ts';

/** A token is refreshed this many milliseconds before it expires. */
export const REFRESH_MARGIN = 60_000;

export interface SessionParts extends Pick<TokenRefreshParts, 'store' | 'now' | 'oneAtATime'> {
  store: KeyValueStore;
  fetch: typeof fetch;
  language: () => string;
  messages: () => FallbackMessages & { loginFailed: string };
  /** Asks the user for the password again; false when the user cancels. */
  confirm?: () => Promise<boolean>;
}

/** The signed-in user and all authorised calls, over the given storage and network. */
export function createSession(parts: SessionParts) {
  const { store, messages } = parts;
  const listeners = new Set<() => void>();
  let state: SessionState = UNKNOWN;

  function become(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  const call = (path: string, token: string | null, request?: Request) =>
    callServer(parts.fetch, path, token, parts.language(), request);

  const tokenRefresh = createTokenRefresh({
    ...parts,
    requestRefresh: (token) => call('/api/auth/refresh', token, { method: 'POST' }),
    onEnd: (_reason, message) => become(signedOut('ended', message)),
  });

  function updateUser(user: SessionUser): void {
    if (!state.isAuthenticated) return;
    storeUser(store, user);
    become(signedIn(user));
  }

  function bodyOf(reply: Reply): unknown {
    if (reply.status >= 200 && reply.status <= 299) return reply.body;
    throw new ApiError(reply, reply.status === 0 ? messages().noAnswer : messages().generic);
  }

  function begin(reply: Reply): void {
    const answer = LoginReply.safeParse(reply.body);
    if (reply.status !== 200 || !answer.success) {
      throw new ApiError(reply, reply.status === 0 ? messages().noAnswer : messages().loginFailed);
    }
    storeSession(store, answer.data);
    become(signedIn(answer.data.data));
  }

  /** A call of one user that was confirmed by another user is not sent. */
  async function isConfirmed(): Promise<boolean> {
    const owner = readOwner(store);
    return (await parts.confirm?.()) === true && readOwner(store) === owner;
  }

  /**
   * Sends any call (such as an upload with progress) with a fresh token. If the call requires the
   * password again, it waits for the confirmation and is then sent once more.
   */
  async function authorised(
    send: (token: string | null) => Promise<Reply>,
    isBackground = false,
  ): Promise<unknown> {
    try {
      return bodyOf(await tokenRefresh.send(send, isBackground));
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'passwordConfirmationNeeded' && (await isConfirmed())) return authorised(send);
      // Two-step sign-in has become required for the role since the user signed in.
      const mustSetUp = code === 'twoStepRequired';
      if (mustSetUp && state.user) updateUser({ ...state.user, mustSetUpTwoStep: true });
      throw error;
    }
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => become(readSession(store)),
    followOtherTab(key: string | null) {
      const next = followOtherTab(state, store, key);
      if (next) become(next);
    },
    authorised,
    request: (path: string, request?: Request) =>
      authorised((token) => call(path, token, request), request?.isBackground),

    /** A call without a session: it has no token and can neither refresh nor end a session. */
    requestOpenly: async (path: string, request?: Request) =>
      bodyOf(await call(path, null, request)),

    /** Stores the changed data of the signed-in user; other tabs take it over. */
    updateUser,

    /**
     * @throws ApiError with the server's message or "Login failed"; its code is `codeRequired` if
     * the account requires a second step, `wrongCode` if the code was wrong
     */
    async signIn(credentials: LoginRequest): Promise<void> {
      begin(await call('/api/auth/login', null, { method: 'POST', body: credentials }));
    },

    /**
     * Fetches the session that began with the sign-in at an outside provider.
     * @throws ApiError with the server's message or "Login failed"
     */
    async arrive(): Promise<void> {
      begin(await call('/api/auth/oidc/session', null, { method: 'POST' }));
    },

    /**
     * Removes the session from this browser in any case, and ends it on the server.
     * @throws ApiError when the server cannot be reached or refuses
     */
    async signOut(): Promise<void> {
      const token = readToken(store);
      clearSession(store);
      become(signedOut('signedOut'));
      const reply = await call('/api/auth/logout', token, { method: 'POST' });
      const done = (reply.status >= 200 && reply.status <= 299) || reply.status === 401;
      if (!done)
        throw new ApiError(reply, reply.status === 0 ? messages().noAnswer : messages().generic);
    },
  };
}

/** Why a session ended although the user did not sign out. */
type EndReason = 'refused' | 'refreshFailed';

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
