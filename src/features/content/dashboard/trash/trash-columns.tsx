import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { Column } from '../../../../dashboard/kit/table/column.ts';
import type { DeletedContent } from '../../trash/schema.ts';
import { StateMark } from '../state-mark.tsx';

/** `day` writes a time in words. */
export function useTrashColumns(day: (iso: string) => string): Column<DeletedContent>[] {
  const { t } = useText();
  return [
    {
      id: 'title',
      header: t('content:lists.trashList.title'),
      wide: true,
      cell: ({ title }) => title,
    },
    {
      id: 'state',
      header: t('content:lists.trashList.state'),
      cell: ({ state }) => <StateMark state={state} />,
    },
    {
      id: 'category',
      header: t('content:editor.fields.category'),
      from: 'lg',
      soft: true,
      cell: ({ category }) => t(`content:categories.${category}.name`),
    },
    {
      id: 'deletedBy',
      header: t('content:lists.trashList.deletedBy'),
      soft: true,
      cell: ({ deletedBy }) => deletedBy ?? '–',
    },
    {
      id: 'deletedAt',
      header: t('content:lists.trashList.deletedAt'),
      atEnd: true,
      soft: true,
      cell: ({ deletedAt }) => day(deletedAt),
    },
    {
      id: 'erasedAt',
      header: t('content:lists.trashList.erasedAt'),
      atEnd: true,
      soft: true,
      namedInCards: true,
      cell: ({ erasedAt }) => day(erasedAt),
    },
  ];
}
