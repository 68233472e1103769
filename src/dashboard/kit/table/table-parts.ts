import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import type { Selection } from './selection.ts';

export interface RowDetails<Row> {
  /** The name of the button that opens them. */
  label: (row: Row) => string;
  render: (row: Row) => ReactNode;
}

export interface TableParts<Row> {
  /** What the table holds, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** `data-` attributes of a row. */
  rowProps?: (row: Row) => Record<`data-${string}`, unknown>;
  /** What can be opened below a row. */
  details?: RowDetails<Row>;
  /** The menu at the end of a row. */
  menu?: (row: Row) => ReactNode;
  /** What can be done with several rows at once. Without it no row has a box. */
  bulk?: {
    nameOf: (row: Row) => string;
    actions: (selection: Selection) => ReactNode;
  };
  /** For what the feature's own styles add. */
  className?: string | undefined;
}
