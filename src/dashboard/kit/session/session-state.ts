import { type LoginReply, SessionUser } from '../../../platform/session.ts';

/** Why the session ended; the sign-in page shows it. */
export type Ending = 'userMissing' | 'userUnreadable' | 'ended' | 'elsewhere' | 'signedOut';

export interface SessionState {
  isInitialized: boolean;
  isAuthenticated: boolean;
  user: SessionUser | null;
  ending: Ending | null;
  /** The text for `ending`, if the server sent one. */
  notice: string | null;
}

export const UNKNOWN: SessionState = {
  isInitialized: false,
  isAuthenticated: false,
  user: null,
  ending: null,
  notice: null,
};

export const signedIn = (user: SessionUser): SessionState => ({
  isInitialized: true,
  isAuthenticated: true,
  user,
  ending: null,
  notice: null,
});

export const signedOut = (ending: Ending | null, notice: string | null = null): SessionState => ({
  isInitialized: true,
  isAuthenticated: false,
  user: null,
  ending,
  notice,
});

/** The stored session, read at the start and when another tab has changed it. */
export function readSession(store: KeyValueStore): SessionState {
  try {
    if (!readToken(store)) return signedOut(null);
    const user = readUser(store);
    if (typeof user !== 'string') return signedIn(user);
    clearSession(store);
    return signedOut(user === 'missing' ? 'userMissing' : 'userUnreadable');
  } catch {
    // Storage is switched off in this browser.
    return signedOut(null);
  }
}

/** Both were parsed by the same schema, which fixes the order of the keys. */
const isSame = (one: SessionUser | null, other: SessionUser | null) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The meaning of a change made by another tab (the fields of a storage event); null: none. */
export function followOtherTab(
  now: SessionState,
  store: KeyValueStore,
  key: string | null,
): SessionState | null {
  if (key !== null && key !== 'accessToken' && key !== 'user') return null;
  const stored = readSession(store);
  if (stored.isAuthenticated) {
    const isKnown = now.isAuthenticated && isSame(stored.user, now.user);
    return isKnown ? null : stored;
  }
  return now.isAuthenticated ? signedOut('elsewhere') : null;
}

/** The keys under which the browser stores a session; other programs of the party read them too. */
export const SESSION_KEYS = { token: 'accessToken', expiresAt: 'expiresAt', user: 'user' } as const;

/** The part of `Storage` that a session needs, so that any store can be used. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function readToken(store: KeyValueStore): string | null {
  return store.getItem(SESSION_KEYS.token) || null;
}

/** Milliseconds since 1970; null when it is missing or not a number. */
export function readExpiry(store: KeyValueStore): number | null {
  const value = Number(store.getItem(SESSION_KEYS.expiresAt) || Number.NaN);
  return Number.isFinite(value) ? value : null;
}

/** The stored user, `missing` if there is none, `unreadable` if the value is invalid. */
function readUser(store: KeyValueStore): SessionUser | 'missing' | 'unreadable' {
  const raw = store.getItem(SESSION_KEYS.user);
  if (!raw) return 'missing';
  try {
    const parsed = SessionUser.safeParse(JSON.parse(raw));
    return parsed.success ? parsed.data : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** The id of the stored session's user; null if it cannot be read. */
export function readOwner(store: KeyValueStore): string | null {
  const user = readUser(store);
  return typeof user === 'string' ? null : user.id;
}

/**
 * The token is written last: for another tab its arrival means "signed in", and that tab then reads
 * the rest.
 */
export function storeSession(store: KeyValueStore, reply: LoginReply): void {
  storeUser(store, reply.data);
  storeToken(store, reply.accessToken, reply.expiresAt);
}

export function storeUser(store: KeyValueStore, user: SessionUser): void {
  store.setItem(SESSION_KEYS.user, JSON.stringify(user));
}

export function storeToken(store: KeyValueStore, token: string, expiresAt: number): void {
  store.setItem(SESSION_KEYS.expiresAt, String(expiresAt));
  store.setItem(SESSION_KEYS.token, token);
}

export function clearSession(store: KeyValueStore): void {
  for (const key of Object.values(SESSION_KEYS)) store.removeItem(key);
}

/** Replaces the browser's storage if it is switched off: the session then ends with the tab. */
export function storeInMemory(): KeyValueStore {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/**
 * The storage that `take` returns. If storage is switched off, taking or reading it throws; then a
 * store in memory.
 */
export function browserStore(take: () => KeyValueStore): KeyValueStore {
  try {
    const store = take();
    store.getItem('accessToken');
    return store;
  } catch {
    return storeInMemory();
  }
}
