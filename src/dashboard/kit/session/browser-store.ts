import type { KeyValueStore } from './stored-session.ts';

/** What stands in for the browser's storage where it is switched off: the session ends with the tab. */
export function storeInMemory(): KeyValueStore {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** The storage `take` hands over; asking for it, or for anything in it, is what throws when it is off. */
export function browserStore(take: () => KeyValueStore): KeyValueStore {
  try {
    const store = take();
    store.getItem('accessToken');
    return store;
  } catch {
    return storeInMemory();
  }
}
