import { Paper } from '@mantine/core';
import { useText } from '../language/language.ts';
import { BulkBar } from './bulk-bar.tsx';
import { cellClass } from './cell-class.ts';
import { directionOf, nextSort } from './column.ts';
import { DataRow } from './data-row.tsx';
import css from './data-table.module.css';
import { SelectAll } from './select-boxes.tsx';
import type { Selection } from './selection.ts';
import { SortButton } from './sort-button.tsx';
import type { TableParts } from './table-parts.ts';

interface DataTableProps<Row> extends TableParts<Row> {
  rows: readonly Row[];
  /** The number of rows on all pages. */
  total: number;
  /** The rows are those of the previous view; the new ones are being loaded. */
  stale: boolean;
  sort: string;
  onSort: (sort: string) => void;
  selection: Selection;
}

/** A table of rows with column headers; on a phone each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    total,
    rowKey,
    stale,
    sort,
    onSort,
    details,
    menu,
    bulk,
    selection,
  } = props;
  const { t } = useText();
  return (
    <Paper
      component="section"
      withBorder
      className={css.panel}
      aria-label={label}
      aria-busy={stale}
      data-list=""
    >
      {bulk && (selection.ids.size > 0 || selection.isAll) ? (
        <BulkBar selection={selection} total={bulk.takesAll ? total : undefined}>
          {bulk.actions(selection)}
        </BulkBar>
      ) : null}
      <table
        className={[css.table, props.className].filter(Boolean).join(' ')}
        data-stale={stale || undefined}
      >
        <thead>
          <tr className={css.head}>
            {bulk ? <SelectAll selection={selection} ids={rows.map(rowKey)} /> : null}
            {columns.map((column) => {
              const direction = column.sort && directionOf(sort, column.sort);
              return (
                <th key={column.id} scope="col" className={cellClass(column)} aria-sort={direction}>
                  {column.sort ? (
                    <SortButton
                      direction={direction}
                      onClick={() => column.sort && onSort(nextSort(sort, column.sort))}
                    >
                      {column.header}
                    </SortButton>
                  ) : (
                    column.header
                  )}
                </th>
              );
            })}
            {details || menu ? (
              <th scope="col" className={css.more}>
                <span className="sr-only">
                  {t(details ? 'dashboard:list.details' : 'dashboard:list.actions')}
                </span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DataRow key={rowKey(row)} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </Paper>
  );
}
