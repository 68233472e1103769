import { useSyncExternalStore } from 'react';
import { currentLanguage, say } from '../language/language.ts';
import { createSession } from './create-session.ts';
import { browserStore } from './session-state.ts';

/** The instance of this tab. */
export const confirmation = createConfirmation();

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

/**
 * Asks for the password again, once at a time; every call that waits for it gets the same result.
 * `ask` resolves with false while no component can show the question.
 */
function createConfirmation() {
  const listeners = new Set<() => void>();
  let question: { promise: Promise<boolean>; resolve: (done: boolean) => void } | null = null;

  function changed() {
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    isAsked: () => question !== null,
    ask(): Promise<boolean> {
      if (listeners.size === 0) return Promise.resolve(false);
      if (!question) {
        question = Promise.withResolvers<boolean>();
        changed();
      }
      return question.promise;
    },
    answer(done: boolean): void {
      question?.resolve(done);
      question = null;
      changed();
    },
  };
}

export const useIsConfirmationAsked = () =>
  useSyncExternalStore(confirmation.subscribe, confirmation.isAsked);
