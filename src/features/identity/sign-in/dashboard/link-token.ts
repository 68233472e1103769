import { useSyncExternalStore } from 'react';

/** The pages that links in e-mails open; the secret is the fragment after `#`. */
const LINK_PATHS = ['/auth/set-password', '/auth/email'];

let token = '';
const listeners = new Set<() => void>();

/**
 * Moves the secret from the address bar into memory, so that no one else can see it, and it is
 * neither shared nor stored in the history.
 */
function takeToken(): void {
  const { pathname, search, hash } = window.location;
  if (!LINK_PATHS.includes(pathname) || hash.length < 2) return;
  token = hash.slice(1);
  window.history.replaceState(window.history.state, '', pathname + search);
  for (const listener of listeners) listener();
}

// Runs before the router reads the address. A second link opened in this tab changes only the `#`.
takeToken();
window.addEventListener('hashchange', takeToken);

/** The secret of the link that was opened last; empty if there is none. */
export const useLinkToken = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => token,
  );
