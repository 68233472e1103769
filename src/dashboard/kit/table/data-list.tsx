import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataTable } from './data-table.tsx';
import { ListMessage } from './list-message.tsx';
import { Pager } from './pager.tsx';
import { RowKeysButton } from './row-keys-button.tsx';
import { useSelection } from './selection.ts';
import type { TableParts } from './table-parts.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import type { ListState } from './use-list-view.ts';
import { useRowKeys } from './use-row-keys.ts';

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
  /** Below the list, a button shows its keys: J, K, X, Enter. */
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
