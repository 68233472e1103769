import { useState } from 'react';

/** The selected rows, by the ids of {@link TableParts.rowKey}. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** All rows that match the filters are selected, on every page. */
  isAll: boolean;
  selectAll: () => void;
  /** Selects or deselects these rows. */
  set: (ids: readonly string[], chosen: boolean) => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Rows stay selected on other pages of the list. If the filters change, the selection is cleared,
 * so that the user never changes rows that are not visible. `filters` is a text that differs for
 * different filters.
 */
export function useSelection(filters: string): Selection {
  const [chosen, setChosen] = useState({ filters, ids: NONE, isAll: false });
  const { ids, isAll } = chosen.filters === filters ? chosen : { ids: NONE, isAll: false };
  return {
    ids,
    isAll,
    selectAll: () => setChosen({ filters, ids, isAll: true }),
    set: (changed, isChosen) =>
      setChosen({ filters, ids: changeSelection(ids, changed, isChosen), isAll: false }),
    clear: () => setChosen({ filters, ids: NONE, isAll: false }),
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
