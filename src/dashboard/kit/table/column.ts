import type { ReactNode } from 'react';
import type { Selection } from './selection.ts';

interface RowDetails<Row> {
  /** The name of the button that opens them. */
  label: (row: Row) => string;
  render: (row: Row) => ReactNode;
}

export interface TableParts<Row> {
  /** The content of the table, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** `data-` attributes of a row. */
  rowProps?: (row: Row) => Record<`data-${string}`, unknown>;
  /** The details that open below a row. */
  details?: RowDetails<Row>;
  /** The menu at the end of a row. */
  menu?: (row: Row) => ReactNode;
  /** Actions for several rows at once. If left out, rows have no checkboxes. */
  bulk?: {
    nameOf: (row: Row) => string;
    /** The actions can change all rows that match the filters, on every page. */
    takesAll?: boolean;
    actions: (selection: Selection) => ReactNode;
  };
  /** For additional styles of the feature. */
  className?: string | undefined;
}

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
