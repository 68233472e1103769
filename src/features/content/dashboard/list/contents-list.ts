import { defineList, type ListState } from '../../../../dashboard/kit/table/define-list.ts';
import { ContentFilter } from '../../contract.ts';

/** The filters, order and page of the list, as they are in the address. */
export const contentsList = defineList({
  path: '/dashboard/blog',
  query: ContentFilter,
  filters: [
    'q',
    'category',
    'state',
    'author',
    'branch',
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

export const TRASH_PATH = '/dashboard/blog/trash';
export const CALENDAR_PATH = '/dashboard/blog/calendar';
