import { useText } from '../../../../dashboard/kit/language/language.ts';
import { shortMoment } from '../../../../dashboard/kit/language/moment.ts';
import type { Column } from '../../../../dashboard/kit/table/column.ts';
import { RowLink } from '../../../../dashboard/kit/table/row-link.tsx';
import type { ContentSummary } from '../../schema.ts';
import { StateMark } from '../state-mark.tsx';

export function useContentColumns(): Column<ContentSummary>[] {
  const { t, locale } = useText();
  const day = (iso: string | null) => (iso ? shortMoment(locale, new Date(iso)) : '–');
  return [
    {
      id: 'title',
      header: t('content:editor.fields.title'),
      sort: { by: 'title', first: 'ascending' },
      wide: true,
      cell: ({ id, title }) => <RowLink to={`/dashboard/blog/${id}`}>{title}</RowLink>,
    },
    {
      id: 'state',
      header: t('content:editor.stateLabel'),
      cell: ({ state }) => <StateMark state={state} />,
    },
    {
      id: 'category',
      header: t('content:editor.fields.category'),
      soft: true,
      cell: ({ category }) => t(`content:categories.${category}.name`),
    },
    {
      id: 'author',
      header: t('content:editor.fields.author'),
      from: 'xl',
      soft: true,
      cell: ({ author }) => author || '–',
    },
    {
      id: 'publishedAt',
      header: t('content:editor.fields.publishedAt'),
      sort: { by: 'publishedAt', first: 'descending' },
      from: 'lg',
      atEnd: true,
      soft: true,
      cell: ({ publishedAt }) => day(publishedAt),
    },
    {
      id: 'updatedAt',
      header: t('content:editor.fields.updatedAt'),
      sort: { by: 'updatedAt', first: 'descending' },
      atEnd: true,
      soft: true,
      cell: ({ updatedAt }) => day(updatedAt),
    },
  ];
}
