import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ListDefinition } from './define-list.ts';

type AnyView = { sort: string; page: number };

/**
 * The state of a list in its address, and a function to change it. Every change starts on the first
 * page, unless it changes the page itself; `replace` adds no entry to the history.
 */
export function useListView<View extends AnyView>(list: ListDefinition<View>) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const view = list.read(search);
  useEffect(() => list.remember(view));

  function show(change: Partial<View>, replace = false): void {
    // The address is newer than the rendered state: of two quick changes both must stay.
    const current = list.read(new URLSearchParams(window.location.search));
    void navigate(
      { search: list.write({ ...current, page: 1, ...change }) },
      { replace, preventScrollReset: replace },
    );
  }
  return { list, view, show };
}

/** A list's state, for the components that show and change it. */
export interface ListState<View> {
  list: ListDefinition<View>;
  view: View;
  show: (change: Partial<View>, replace?: boolean) => void;
}
