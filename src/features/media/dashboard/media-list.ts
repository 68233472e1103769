import { defineList, type ListState } from '../../../dashboard/kit/table/define-list.ts';
import { BULK_MOST, MediaFilter } from '../schema.ts';

/** The state of the library, as it appears in the address of the page. */
export const mediaList = defineList({
  path: '/dashboard/media',
  query: MediaFilter,
  filters: ['q', 'kind', 'use', 'tag', 'branch'],
  sort: '-createdAt',
  pageSize: 48,
});

export type MediaView = ReturnType<typeof mediaList.read>;
export type MediaState = ListState<MediaView>;

/** The page where pictures are described: those of its entry in the history, or all without a text. */
export const DESCRIBE_PATH = '/dashboard/media/alternative-texts';

/** The entry in the history of a page that describes these pictures, in this order. */
export const describing = (ids: readonly string[]) => ({ media: ids.slice(0, BULK_MOST) });

/** The ids in such an entry; null: all without a text. */
export function described(state: unknown): readonly string[] | null {
  const { media } = (state ?? {}) as { media?: unknown };
  const ids = Array.isArray(media) ? media.filter((id) => typeof id === 'string') : [];
  return ids.length > 0 ? ids : null;
}
