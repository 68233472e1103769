import { useSyncExternalStore } from 'react';
import { currentLanguage, say } from '../language/language.ts';
import { browserStore } from './browser-store.ts';
import { confirmation } from './confirmation.ts';
import { createSession } from './create-session.ts';

/** Tabs share one token: without the lock two of them could refresh it at the same moment. */
const oneAtATime = <T>(task: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('session-refresh', task) : task();

/** The session of this browser. */
export const session = createSession({
  store: browserStore(() => window.localStorage),
  fetch: window.fetch.bind(window),
  now: Date.now,
  oneAtATime,
  language: currentLanguage,
  messages: () => ({
    forbidden: say('auth:session.forbidden'),
    refreshFailed: say('auth:session.refreshFailed'),
    noAnswer: say('dashboard:failure.noAnswer'),
    generic: say('dashboard:failure.generic'),
    loginFailed: say('auth:signIn.failed'),
  }),
  confirm: confirmation.ask,
});

window.addEventListener('storage', (event) => session.followOtherTab(event.key));
// A page that the browser kept in memory for Back has received no events meanwhile.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) session.followOtherTab(null);
});

export const useSession = () => useSyncExternalStore(session.subscribe, session.getState);
