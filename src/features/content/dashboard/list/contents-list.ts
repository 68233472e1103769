import { defineList } from '../../../../dashboard/kit/table/define-list.ts';
import type { ListState } from '../../../../dashboard/kit/table/use-list-view.ts';
import { ContentFilter } from '../../list/filter.ts';

/** The filters, order and page of the list, as they are in the address. */
export const contentsList = defineList({
  path: '/dashboard/blog',
  query: ContentFilter,
  filters: [
    'q',
    'category',
    'state',
    'author',
    'tag',
    'language',
    'createdBy',
    'only',
    'date',
    'from',
    'to',
  ],
  sort: '-updatedAt',
  pageSize: 20,
});

export type ContentsView = ReturnType<typeof contentsList.read>;
export type ContentsState = ListState<ContentsView>;
