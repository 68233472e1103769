import { Button, Group } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { isShortcut, showKeysHelp } from '../keys/keys.ts';
import { useText } from '../language/language.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { TableSkeleton } from '../parts/skeletons.tsx';
import type { TableParts } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { ListState } from './define-list.ts';
import { Pager } from './pager.tsx';
import { useSelection } from './selection.ts';

interface ListPage<Row> {
  data: Row[];
  /** The number of rows on all pages. */
  total: number;
}

interface DataListProps<Row, Page, View> extends TableParts<Row> {
  state: ListState<View>;
  query: UseQueryResult<Page, Error>;
  /**
   * The prefix of the text keys of the empty states, such as `users:list.`: `failedTitle`,
   * `noneTitle`, `noneText`, `noMatchTitle`, `noMatchText`, `pastEndTitle`, `pastEndText`.
   */
  words: string;
  /** Below the list, a button shows its keys: J, K, X, E, Enter. */
  keys?: boolean;
  /** The height of a row in px. */
  rowHeight?: number;
  /** The total in words, if a number alone is not enough. */
  summary?: (page: Page) => string;
  /** The action to offer if there are no rows yet. */
  begin?: ReactNode;
}

/**
 * A list whose state is in its address: its rows, or the reason why there are none, and its pages.
 */
export function DataList<
  Row,
  Page extends ListPage<Row>,
  View extends { sort: string; page: number },
>(props: DataListProps<Row, Page, View>) {
  const { state, query, words, rowHeight = 40, summary, begin, keys, ...table } = props;
  const { list, view, show } = state;
  const { data, error, isPending, isPlaceholderData } = query;
  const selection = useSelection(list.write({ ...view, page: 1 }));
  useRowKeys();
  if (isPending) return <TableSkeleton rowHeight={rowHeight} />;
  const hasRows = data !== undefined && data.data.length > 0;
  if (!hasRows || (error && isPlaceholderData)) {
    return <ListMessage state={state} query={query} words={words} begin={begin} />;
  }
  return (
    <>
      <DataTable
        {...table}
        rows={data.data}
        total={data.total}
        stale={isPlaceholderData}
        sort={view.sort}
        onSort={(sort) => show({ sort } as Partial<View>)}
        selection={selection}
      />
      <Pager
        page={view.page}
        pageSize={list.pageSize}
        total={data.total}
        searchOf={(page) => list.write({ ...view, page })}
        summary={summary?.(data)}
      />
      {keys ? <RowKeysButton /> : null}
    </>
  );
}

/** Shows the keys. Phones have no keyboard: no button there. */
function RowKeysButton() {
  const { t } = useText();
  return (
    <Group justify="flex-end" visibleFrom="md">
      <Button variant="subtle" aria-keyshortcuts="?" onClick={() => showKeysHelp(true)}>
        {t('dashboard:keys.title')}
      </Button>
    </Group>
  );
}

/**
 * J and K move the focus to the link of the next and the previous row, X selects the row with the
 * focus, E edits it if its row has a link for that, Enter opens it.
 */
function useRowKeys() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isShortcut(event) && pressOnRow(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Returns whether the key did something. */
function pressOnRow(key: string): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-list] tbody > tr[data-row]')];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[current];
  switch (key) {
    case 'j':
      return focusRow(rows[current + 1]);
    case 'k':
      return focusRow(current === -1 ? rows.at(-1) : rows[current - 1]);
    case 'x':
      row?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
      return row !== undefined;
    case 'e':
      row?.querySelector<HTMLElement>('a[data-edit]')?.click();
      return row !== undefined;
    case 'Enter':
      // On a link or a button Enter has its usual effect.
      if (document.activeElement?.matches('input')) row?.querySelector('a')?.click();
      return false;
    default:
      return false;
  }
}

function focusRow(row: HTMLElement | undefined): boolean {
  const link = row?.querySelector('a');
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
  return link !== undefined && link !== null;
}

interface ListMessageProps<View> {
  state: ListState<View>;
  query: UseQueryResult<{ total: number }, Error>;
  /** See `DataList`. */
  words: string;
  begin: ReactNode;
}

/**
 * Why a list shows no rows: it could not be loaded, this page is past its end, or nothing matches.
 */
export function ListMessage<View extends { page: number }>(props: ListMessageProps<View>) {
  const { state, query, words, begin } = props;
  const { list, view, show } = state;
  const { t } = useText();
  const { data, error, isPlaceholderData } = query;
  if (error && (!data || isPlaceholderData)) {
    return (
      <EmptyState kind="failed" title={t(`${words}failedTitle`)} error={error}>
        <Button onClick={() => query.refetch()} loading={query.isFetching}>
          {t('dashboard:failure.retry')}
        </Button>
      </EmptyState>
    );
  }
  if (data && data.total > 0) {
    return (
      <EmptyState kind="noMatch" title={t(`${words}pastEndTitle`)} text={t(`${words}pastEndText`)}>
        <Button onClick={() => show({ page: 1 } as Partial<View>)}>
          {t('dashboard:list.firstPage')}
        </Button>
      </EmptyState>
    );
  }
  if (list.isFiltered(view)) {
    return (
      <EmptyState kind="noMatch" title={t(`${words}noMatchTitle`)} text={t(`${words}noMatchText`)}>
        <Button onClick={() => show(list.noFilters as Partial<View>)}>
          {t('dashboard:list.clearFilters')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState kind="none" title={t(`${words}noneTitle`)} text={t(`${words}noneText`)}>
      {begin}
    </EmptyState>
  );
}
