import type { SessionUser } from '../../../platform/session.ts';
import { clearSession, type KeyValueStore, readToken, readUser } from './stored-session.ts';

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
