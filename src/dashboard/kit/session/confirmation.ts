import { useSyncExternalStore } from 'react';

/**
 * Asks for the password again, once at a time; every call that waits for it gets the same result.
 * `ask` resolves with false while no component can show the question.
 */
export function createConfirmation() {
  const listeners = new Set<() => void>();
  let asked: { promise: Promise<boolean>; resolve: (done: boolean) => void } | null = null;

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
    isAsked: () => asked !== null,
    ask(): Promise<boolean> {
      if (listeners.size === 0) return Promise.resolve(false);
      if (!asked) {
        asked = Promise.withResolvers<boolean>();
        changed();
      }
      return asked.promise;
    },
    answer(done: boolean): void {
      asked?.resolve(done);
      asked = null;
      changed();
    },
  };
}

/** The instance of this tab. */
export const confirmation = createConfirmation();

export const useIsConfirmationAsked = () =>
  useSyncExternalStore(confirmation.subscribe, confirmation.isAsked);
