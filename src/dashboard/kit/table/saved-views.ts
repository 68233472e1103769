import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { useSessionUser } from '../session/session-user.ts';

/** If a browser blocks storage, even reading this property throws. */
type TakeStore = () => Pick<Storage, 'getItem' | 'setItem'>;

export const MOST_VIEWS = 20;
export const NAME_MAX = 60;

const SavedView = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(NAME_MAX)),
  /** The query of the list's address, such as `?role=editor`. */
  search: z.string().check(z.maxLength(2000), z.startsWith('?')),
});
export type SavedView = z.infer<typeof SavedView>;
const SavedViews = z.array(SavedView).check(z.maxLength(MOST_VIEWS));

/** Views are stored in the browser, separately for each account and list. */
export const viewsKey = (userId: string, path: string) => `list.views:${userId}:${path}`;

export function readViews(take: TakeStore, key: string): SavedView[] {
  try {
    return SavedViews.parse(JSON.parse(take().getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

/** Returns false if the browser did not store them: storage is full or switched off. */
export function writeViews(take: TakeStore, key: string, views: SavedView[]): boolean {
  try {
    take().setItem(key, JSON.stringify(SavedViews.parse(views)));
    return true;
  } catch {
    return false;
  }
}

/** A view with the same name is replaced. */
export const withView = (views: SavedView[], view: SavedView): SavedView[] =>
  [...withoutView(views, view.name), view].toSorted((a, b) => a.name.localeCompare(b.name));

export const withoutView = (views: SavedView[], name: string): SavedView[] =>
  views.filter((one) => one.name !== name);

const listeners = new Set<() => void>();

const browserStorage = () => window.localStorage;

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
