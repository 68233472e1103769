import { useSyncExternalStore } from 'react';

/** A value that components follow. */
export function observed<T>(first: T) {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get: () => value,
    set(next: T): void {
      value = next;
      for (const listener of listeners) listener();
    },
    use: (): T => useSyncExternalStore(subscribe, () => value),
  };
}

/**
 * A choice of two that the user makes for this browser; the usual one is not stored.
 * @param other the value in the storage that stands for the other one
 */
export function storedChoice(name: string, other: string) {
  function isUsual(): boolean {
    try {
      return window.localStorage.getItem(name) !== other;
    } catch {
      return true;
    }
  }
  const choice = observed(isUsual());
  window.addEventListener('storage', ({ key }) => {
    if (key === name || key === null) choice.set(isUsual());
  });
  function set(usual: boolean): void {
    try {
      if (usual) window.localStorage.removeItem(name);
      else window.localStorage.setItem(name, other);
    } catch {
      // It is still valid until the page is left.
    }
    choice.set(usual);
  }
  return { ...choice, set };
}
