import { LoginReply, type LoginRequest, type SessionUser } from '../../../platform/session.ts';
import { ApiError, type FallbackMessages, type Reply } from './api-error.ts';
import { callServer, type Request } from './http.ts';
import {
  followOtherTab,
  readSession,
  type SessionState,
  signedIn,
  signedOut,
  UNKNOWN,
} from './session-state.ts';
import {
  clearSession,
  type KeyValueStore,
  readOwner,
  readToken,
  storeSession,
  storeUser,
} from './stored-session.ts';
import { createTokenRefresh, type TokenRefreshParts } from './token-refresh.ts';

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
