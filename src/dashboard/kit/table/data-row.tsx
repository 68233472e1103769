import { ActionIcon } from '@mantine/core';
import { useId, useState } from 'react';
import { IconChevronDown, IconChevronUp } from '../../../ui/tabler-icons/index.ts';
import { cellClass } from './cell-class.ts';
import css from './data-table.module.css';
import { SelectRow } from './select-boxes.tsx';
import type { Selection } from './selection.ts';
import type { TableParts } from './table-parts.ts';

interface DataRowProps<Row> extends TableParts<Row> {
  row: Row;
  selection: Selection;
}

/**
 * One row, and its opened details below it. Of plain elements: those of the component library would
 * take longer to render than all else on the page.
 */
export function DataRow<Row>(props: DataRowProps<Row>) {
  const { row, columns, rowKey, rowProps, details, menu, bulk, selection } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      <tr className={css.row} data-row="" {...rowProps?.(row)} data-open={isOpen || undefined}>
        {bulk ? <SelectRow selection={selection} id={rowKey(row)} name={bulk.nameOf(row)} /> : null}
        {columns.map((column) => (
          <td
            key={column.id}
            className={cellClass(column)}
            data-label={column.namedInCards ? column.header : undefined}
          >
            {column.cell(row)}
          </td>
        ))}
        {details ? (
          <td className={css.more}>
            <ActionIcon
              size={28}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={details.label(row)}
              onClick={() => setOpen(!isOpen)}
            >
              <Chevron size={18} aria-hidden="true" />
            </ActionIcon>
          </td>
        ) : null}
        {menu ? <td className={css.more}>{menu(row)}</td> : null}
      </tr>
      {details && isOpen ? (
        <tr className={css.details} id={id} data-details="">
          <td colSpan={columns.length + (bulk ? 2 : 1)}>{details.render(row)}</td>
        </tr>
      ) : null}
    </>
  );
}
