import type { SessionUser } from '../../../platform/session.ts';
import { clearSession, type KeyValueStore, readToken, readUser } from './stored-session.ts';

/** Why somebody who was signed in no longer is, for the sign-in page to say. */
export type Ending = 'userMissing' | 'userUnreadable' | 'ended' | 'elsewhere' | 'signedOut';

export interface SessionState {
  isInitialized: boolean;
  isAuthenticated: boolean;
  user: SessionUser | null;
  ending: Ending | null;
  /** The words for `ending`, where the server or the error catalogue has them. */
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

/** What the browser remembers, on start and whenever another tab has changed it. */
export function recallSession(store: KeyValueStore): SessionState {
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

/** Both come out of the same schema, which fixes the order of the keys. */
const isSame = (one: SessionUser | null, other: SessionUser | null) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What a change made by another tab (the fields of a storage event) means here; null: nothing. */
export function followOtherTab(
  now: SessionState,
  store: KeyValueStore,
  key: string | null,
): SessionState | null {
  if (key !== null && key !== 'accessToken' && key !== 'user') return null;
  const recalled = recallSession(store);
  if (recalled.isAuthenticated) {
    const isKnown = now.isAuthenticated && isSame(recalled.user, now.user);
    return isKnown ? null : recalled;
  }
  return now.isAuthenticated ? signedOut('elsewhere') : null;
}
