import { type LoginReply, SessionUser } from '../../../platform/session.ts';

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
export function readUser(store: KeyValueStore): SessionUser | 'missing' | 'unreadable' {
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
