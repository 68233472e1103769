import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import type { Selection } from './selection.ts';

export interface RowDetails<Row> {
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
