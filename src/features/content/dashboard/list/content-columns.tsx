import { Group, Text } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { dayAndTime, shortMoment } from '../../../../dashboard/kit/language/moment.ts';
import type { Column } from '../../../../dashboard/kit/table/column.ts';
import type { ContentSummary } from '../../schema.ts';
import { StateMark } from '../state-mark.tsx';
import { TitleCell } from './title-cell.tsx';

/** Tags and the language are beside the title: columns of their own would take its width. */
export function useContentColumns(): Column<ContentSummary>[] {
  const { t, locale } = useText();
  const day = (iso: string | null) => (iso ? shortMoment(locale, new Date(iso)) : '–');
  return [
    {
      id: 'title',
      header: t('content:editor.fields.title'),
      sort: { by: 'title', first: 'ascending' },
      wide: true,
      cell: (content) => <TitleCell content={content} />,
    },
    {
      id: 'state',
      header: t('content:editor.stateLabel'),
      cell: ({ state, publishedAt }) => (
        <Group gap={8} wrap="nowrap">
          <StateMark state={state} />
          {state === 'scheduled' && publishedAt ? (
            <Text span c="dimmed" hiddenFrom="lg">
              {dayAndTime(locale, new Date(publishedAt))}
            </Text>
          ) : null}
        </Group>
      ),
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
      cell: ({ state, publishedAt }) =>
        state === 'scheduled' && publishedAt
          ? dayAndTime(locale, new Date(publishedAt))
          : day(publishedAt),
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
