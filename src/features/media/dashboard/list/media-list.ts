import { defineList } from '../../../../dashboard/kit/table/define-list.ts';
import type { ListState } from '../../../../dashboard/kit/table/use-list-view.ts';
import { MediaFilter } from '../../schema.ts';

/** The state of the library, as it appears in the address of the page. */
export const mediaList = defineList({
  path: '/dashboard/media',
  query: MediaFilter,
  filters: ['q', 'kind', 'use'],
  sort: '-createdAt',
  pageSize: 48,
});

export type MediaView = ReturnType<typeof mediaList.read>;
export type MediaState = ListState<MediaView>;
