import type { ReactNode } from 'react';

/** A column that the list can be ordered by. */
export interface Sortable {
  /** The name of the order in the API; with "-" before it, the reverse order. */
  by: string;
  /** The order after the first press: names from A, dates from the newest. */
  first: 'ascending' | 'descending';
}

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sort?: Sortable;
  /** Takes the width that the other columns leave. What does not fit is cut. */
  wide?: boolean;
  /** Aligned to the end of its column, for example for dates. */
  atEnd?: boolean;
  /** In the colour of secondary text. */
  soft?: boolean;
  /** Shown from this width of the window: 900, 1200 or 1440 px. Never in the cards of a phone. */
  from?: 'md' | 'lg' | 'xl';
  /**
   * The cards of a phone have no header; with this, a card shows the column's name before the
   * value.
   */
  namedInCards?: boolean;
  /** For additional styles of the feature. */
  className?: string | undefined;
}

export type Direction = 'ascending' | 'descending';

/**
 * The direction in which a list ordered by `sort` orders this column; undefined if it is ordered by
 * another one.
 */
export function directionOf(sort: string, { by }: Sortable): Direction | undefined {
  if (sort === by) return 'ascending';
  return sort === `-${by}` ? 'descending' : undefined;
}

/** The order after a press on the column's header: the column's first order, then the reverse. */
export function nextSort(sort: string, { by, first }: Sortable): string {
  const [one, other] = first === 'ascending' ? [by, `-${by}`] : [`-${by}`, by];
  return sort === one ? other : one;
}
