import { useSyncExternalStore } from 'react';

/** Tells what is drawn around the text that the text or its selection has changed. */
export class Pulse {
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  beat(): void {
    for (const listener of this.#listeners) listener();
  }
}

/**
 * What `read` gives now. It is called with every key: it must be cheap, and its result the same as long
 * as nothing is to be drawn anew.
 */
export const usePulse = <T extends string | number | boolean | null>(
  pulse: Pulse,
  read: () => T,
): T => useSyncExternalStore(pulse.subscribe, read);
