import type { Column } from './column.ts';
import css from './data-table.module.css';

/** The classes of a column's cells. */
export function cellClass<Row>(column: Column<Row>): string | undefined {
  const classes = [
    column.wide && css.wide,
    column.atEnd && css.atEnd,
    column.soft && 'soft',
    column.from && `mantine-visible-from-${column.from}`,
    column.className,
  ];
  return classes.filter(Boolean).join(' ') || undefined;
}
