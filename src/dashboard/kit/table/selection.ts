import { useState } from 'react';

/** Which rows are chosen, by the ids of {@link TableParts.rowKey}. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Chooses these rows, or takes them out. */
  set: (ids: readonly string[], chosen: boolean) => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Rows stay chosen on other pages of the list; under other filters nothing is chosen, so that nobody
 * changes rows that are out of view. `filters` is a text that differs with the filters.
 */
export function useSelection(filters: string): Selection {
  const [chosen, setChosen] = useState({ filters, ids: NONE });
  const ids = chosen.filters === filters ? chosen.ids : NONE;
  return {
    ids,
    set: (changed, isChosen) =>
      setChosen({ filters, ids: changeSelection(ids, changed, isChosen) }),
    clear: () => setChosen({ filters, ids: NONE }),
  };
}

export function changeSelection(
  ids: ReadonlySet<string>,
  changed: readonly string[],
  isChosen: boolean,
): ReadonlySet<string> {
  const next = new Set(ids);
  for (const id of changed) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return next;
}
