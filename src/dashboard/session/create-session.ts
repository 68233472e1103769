import { LoginReply } from '../../features/auth/schema.ts';
import { ApiError, type FallbackMessages, type Reply } from './api-error.ts';
import { callServer, type Request } from './http.ts';
import {
  followOtherTab,
  recallSession,
  type SessionState,
  signedIn,
  signedOut,
  UNKNOWN,
} from './session-state.ts';
import { clearSession, type KeyValueStore, readToken, storeSession } from './stored-session.ts';
import { createTokenKeeper, type TokenKeeperParts } from './token-keeper.ts';

export interface SessionParts extends Pick<TokenKeeperParts, 'store' | 'now' | 'oneAtATime'> {
  store: KeyValueStore;
  fetch: typeof fetch;
  language: () => string;
  messages: () => FallbackMessages & { loginFailed: string };
}

/** The signed-in person and every authorised call, over the storage and network it is given. */
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

  const keeper = createTokenKeeper({
    ...parts,
    requestRefresh: (token) => call('/api/auth/refresh', token, { method: 'POST' }),
    onEnd: (_reason, message) => become(signedOut('ended', message)),
  });

  /** Any call of one's own (an upload with progress) under the same token rules. */
  async function authorised(send: (token: string | null) => Promise<Reply>): Promise<unknown> {
    const reply = await keeper.send(send);
    if (reply.status >= 200 && reply.status <= 299) return reply.body;
    throw new ApiError(reply, reply.status === 0 ? messages().noAnswer : messages().generic);
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => become(recallSession(store)),
    followOtherTab(key: string | null) {
      const next = followOtherTab(state, store, key);
      if (next) become(next);
    },
    authorised,
    request: (path: string, request?: Request) => authorised((token) => call(path, token, request)),

    /** @throws ApiError with the server's message or "Login failed" */
    async signIn(username: string, password: string): Promise<void> {
      const reply = await call('/api/auth/login', null, {
        method: 'POST',
        body: { username, password },
      });
      const answer = LoginReply.safeParse(reply.body);
      if (reply.status !== 200 || !answer.success) {
        throw new ApiError(
          reply,
          reply.status === 0 ? messages().noAnswer : messages().loginFailed,
        );
      }
      storeSession(store, answer.data);
      become(signedIn(answer.data.data));
    },

    /**
     * Forgets the session in this browser whatever the server says, and tells the server.
     * @throws ApiError when the server could not be told
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
