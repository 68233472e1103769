import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/language/language.ts';
import { shortMoment } from '../../../../dashboard/language/moment.ts';
import { SortButton } from '../../../../dashboard/parts/sort-button.tsx';
import type { ContentSummary } from '../../schema.ts';
import { StateMark } from '../state-mark.tsx';
import { ContentMenu } from './content-menu.tsx';
import type { ListView, Sort } from './list-address.ts';

const features = tableFeatures({});
const helper = createColumnHelper<typeof features, ContentSummary>();

interface ContentTableProps {
  rows: ContentSummary[];
  view: ListView;
  /** These are the rows of the view before; the new ones are on their way. */
  stale: boolean;
  onChange: (patch: Partial<ListView>) => void;
  onDelete: (content: ContentSummary) => void;
}

/** Which columns sort, and how each is classed for widths and stacking. */
const looks: Record<string, { className: string; sort?: 'title' | 'updatedAt' | 'publishedAt' }> = {
  title: { className: 'c-wide', sort: 'title' },
  state: { className: 'c-status' },
  category: { className: 'c-category c-soft' },
  author: { className: 'c-1200 c-soft' },
  publishedAt: { className: 'c-900 c-date c-soft', sort: 'publishedAt' },
  updatedAt: { className: 'c-date c-soft', sort: 'updatedAt' },
  more: { className: 'c-more' },
};

export function ContentTable({ rows, view, stale, onChange, onDelete }: ContentTableProps) {
  const { t, locale } = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` changes with the language only
  const columns = useMemo(() => {
    const day = (iso: string | null) => (iso ? shortMoment(locale, new Date(iso)) : '–');
    return helper.columns([
      helper.accessor('title', {
        header: t('content:editor.fields.title'),
        cell: ({ row }) => (
          <Link className="row-link" to={`/dashboard/blog/${row.original.id}`}>
            {row.original.title}
          </Link>
        ),
      }),
      helper.accessor('state', {
        header: t('content:editor.stateLabel'),
        cell: ({ row }) => <StateMark state={row.original.state} />,
      }),
      helper.accessor('category', {
        header: t('content:editor.fields.category'),
        cell: ({ row }) => t(`content:categories.${row.original.category}.name`),
      }),
      helper.accessor('author', {
        header: t('content:editor.fields.author'),
        cell: ({ row }) => row.original.author || '–',
      }),
      helper.accessor('publishedAt', {
        header: t('content:editor.fields.publishedAt'),
        cell: ({ row }) => day(row.original.publishedAt),
      }),
      helper.accessor('updatedAt', {
        header: t('content:editor.fields.updatedAt'),
        cell: ({ row }) => day(row.original.updatedAt),
      }),
      helper.display({
        id: 'more',
        header: () => <span className="sr-only">{t('dashboard:list.actions')}</span>,
        cell: ({ row }) => <ContentMenu content={row.original} onDelete={onDelete} />,
      }),
    ]);
  }, [locale, onDelete]);
  const table = useTable({ features, columns, data: rows, getRowId: (row) => row.id });

  return (
    <section
      className="panel table-panel"
      aria-label={t('content:editor.listLabel')}
      aria-busy={stale}
    >
      <table className="table stack" data-stale={stale || undefined}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const look = looks[header.id];
                const field = look?.sort;
                const direction = field ? directionOf(view.sort, field) : undefined;
                return (
                  <th key={header.id} scope="col" className={look?.className} aria-sort={direction}>
                    {field ? (
                      <SortButton
                        direction={direction}
                        onClick={() => onChange({ sort: nextSort(view.sort, field) })}
                      >
                        <table.FlexRender header={header} />
                      </SortButton>
                    ) : (
                      <table.FlexRender header={header} />
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} className={looks[cell.column.id]?.className}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const directionOf = (sort: Sort, field: string) =>
  sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined;

/** A first press sorts dates newest first and titles from A; a second one turns it round. */
function nextSort(sort: Sort, field: 'title' | 'updatedAt' | 'publishedAt'): Sort {
  const first: Sort = field === 'title' ? 'title' : `-${field}`;
  const second: Sort = field === 'title' ? '-title' : field;
  return sort === first ? second : first;
}
