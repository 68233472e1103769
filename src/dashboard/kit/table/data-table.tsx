import { ActionIcon, Button, Group, Paper, UnstyledButton } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { IconChevronDown, IconChevronUp } from '../../../ui/tabler-icons/index.ts';
import { useText } from '../language/language.ts';
import { type Column, type Direction, directionOf, nextSort, type TableParts } from './column.ts';
import css from './data-table.module.css';
import type { Selection } from './selection.ts';

interface SortButtonProps {
  direction: Direction | undefined;
  onClick: () => void;
  children: ReactNode;
}

const ARROWS = { ascending: '↑', descending: '↓' };

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

function SortButton({ direction, onClick, children }: SortButtonProps) {
  return (
    <UnstyledButton
      className={css.sort}
      data-active={direction ? true : undefined}
      fw={direction ? 650 : undefined}
      onClick={onClick}
    >
      {children}
      <span aria-hidden="true">{direction ? ARROWS[direction] : '↕'}</span>
    </UnstyledButton>
  );
}

interface BulkBarProps {
  selection: Selection;
  /** The number of rows that match the filters; left out if they cannot all be selected. */
  total?: number | undefined;
  /** How many are selected, if they are no rows. */
  told?: string;
  children: ReactNode;
}

/** The number of selected rows and the actions for them. */
export function BulkBar({ selection, total, told, children }: BulkBarProps) {
  const { t, locale } = useText();
  const count = selection.isAll ? (total ?? 0) : selection.ids.size;
  const number = (value: number) => formatNumber(locale, value);
  return (
    <Group className={css.bulk} gap="xs" py={6} px="md">
      <span role="status">
        {told ?? t('dashboard:list.selected', { count, formatted: number(count) })}
      </span>
      {total !== undefined && !selection.isAll && total > count ? (
        <Button variant="subtle" onClick={selection.selectAll}>
          {t('dashboard:list.selectAll', { total: number(total) })}
        </Button>
      ) : null}
      {children}
      <Button variant="subtle" onClick={selection.clear}>
        {t('dashboard:list.selectNone')}
      </Button>
    </Group>
  );
}

interface DataRowProps<Row> extends TableParts<Row> {
  row: Row;
  selection: Selection;
}

/**
 * One row, and its opened details below it. Of plain elements: those of the component library would
 * take longer to render than all else on the page.
 */
function DataRow<Row>(props: DataRowProps<Row>) {
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

/** The classes of a column's cells. */
function cellClass<Row>(column: Column<Row>): string | undefined {
  const classes = [
    column.wide && css.wide,
    column.atEnd && css.atEnd,
    column.soft && 'soft',
    column.from && `mantine-visible-from-${column.from}`,
    column.className,
  ];
  return classes.filter(Boolean).join(' ') || undefined;
}

/** The checkbox in the header: selects every row of the page, or none. */
function SelectAll({ selection, ids }: { selection: Selection; ids: readonly string[] }) {
  const { t } = useText();
  const chosen = ids.filter((id) => selection.ids.has(id)).length;
  return (
    <th scope="col" className={css.box}>
      <input
        type="checkbox"
        className={css.check}
        aria-label={t('dashboard:list.selectPage')}
        checked={selection.isAll || (ids.length > 0 && chosen === ids.length)}
        // An attribute for it does not exist.
        ref={(box) => {
          if (box) box.indeterminate = !selection.isAll && chosen > 0 && chosen < ids.length;
        }}
        onChange={(event) => selection.set(ids, event.currentTarget.checked)}
      />
    </th>
  );
}

interface SelectRowProps {
  selection: Selection;
  id: string;
  name: string;
}

const SelectRow = (props: SelectRowProps) => (
  <td className={css.box}>
    <SelectBox {...props} />
  </td>
);

/** The checkbox of a row, or of a tile. */
export function SelectBox({ selection, id, name }: SelectRowProps) {
  const { t } = useText();
  return (
    <input
      type="checkbox"
      className={css.check}
      aria-label={t('dashboard:list.selectRow', { name })}
      checked={selection.isAll || selection.ids.has(id)}
      onChange={(event) => selection.set([id], event.currentTarget.checked)}
    />
  );
}

/** The name of a row, as a link to its page. */
export function RowLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={css.link} to={to}>
      {children}
    </Link>
  );
}
