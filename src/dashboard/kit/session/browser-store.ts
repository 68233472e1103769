import type { KeyValueStore } from './stored-session.ts';

/** Replaces the browser's storage if it is switched off: the session then ends with the tab. */
export function storeInMemory(): KeyValueStore {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/**
 * The storage that `take` returns. If storage is switched off, taking or reading it throws; then a
 * store in memory.
 */
export function browserStore(take: () => KeyValueStore): KeyValueStore {
  try {
    const store = take();
    store.getItem('accessToken');
    return store;
  } catch {
    return storeInMemory();
  }
}
