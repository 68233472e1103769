import { useSyncExternalStore } from 'react';

/** The pages that an e-mail's link leads to, with the secret behind the `#`. */
const LINK_PATHS = ['/auth/set-password', '/auth/email'];

let token = '';
const listeners = new Set<() => void>();

/**
 * Takes the secret out of the address bar into memory, before it can be seen over a shoulder, shared
 * or kept in the history.
 */
function takeToken(): void {
  const { pathname, search, hash } = window.location;
  if (!LINK_PATHS.includes(pathname) || hash.length < 2) return;
  token = hash.slice(1);
  window.history.replaceState(window.history.state, '', pathname + search);
  for (const listener of listeners) listener();
}

// At once, before the router has read the address. A second e-mail opened here changes only the `#`.
takeToken();
window.addEventListener('hashchange', takeToken);

/** The secret of the link that was opened last; empty without one. */
export const useLinkToken = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => token,
  );
