import type { ReactNode } from 'react';

/** A column that the list can be ordered by. */
export interface Sortable {
  /** The name of the order in the API; with "-" before it, the other way round. */
  by: string;
  /** What a first press gives: names from A, dates from the newest. */
  first: 'ascending' | 'descending';
}

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sort?: Sortable;
  /** Takes the width that the other columns leave. What does not fit is cut. */
  wide?: boolean;
  /** Stands at the end of its column, as dates do. */
  atEnd?: boolean;
  /** In the colour of secondary text. */
  soft?: boolean;
  /** Shown from this width of the window on: 900, 1200 or 1440 px. Never in the cards of a phone. */
  from?: 'md' | 'lg' | 'xl';
  /** In the cards of a phone, which have no header, its name stands before the value. */
  namedInCards?: boolean;
  /** For what the feature's own styles add. */
  className?: string | undefined;
}

export type Direction = 'ascending' | 'descending';

/** Which way a list ordered by `sort` orders a column; undefined where it orders by another one. */
export function directionOf(sort: string, { by }: Sortable): Direction | undefined {
  if (sort === by) return 'ascending';
  return sort === `-${by}` ? 'descending' : undefined;
}

/** The order after a press on the column's header: its first one, then the other way round. */
export function nextSort(sort: string, { by, first }: Sortable): string {
  const [one, other] = first === 'ascending' ? [by, `-${by}`] : [`-${by}`, by];
  return sort === one ? other : one;
}
