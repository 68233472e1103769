import { useMemo, useSyncExternalStore } from 'react';
import { useSessionUser } from '../session/session-user.ts';
import { readViews, type SavedView, viewsKey, writeViews } from './saved-views.ts';

const browserStorage = () => window.localStorage;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has saved a view.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * The views of a list that the user has saved, and a function that stores them; it returns false if
 * the browser did not. Every part of the page that shows them is rendered again.
 */
export function useSavedViews(path: string) {
  const key = viewsKey(useSessionUser().id, path);
  const text = useSyncExternalStore(subscribe, () =>
    JSON.stringify(readViews(browserStorage, key)),
  );
  const views = useMemo(() => JSON.parse(text) as SavedView[], [text]);
  function store(next: SavedView[]): boolean {
    const isStored = writeViews(browserStorage, key, next);
    if (isStored) for (const listener of listeners) listener();
    return isStored;
  }
  return { views, store };
}
