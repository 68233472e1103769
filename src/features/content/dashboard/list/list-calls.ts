import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { searchOf } from '../../../../dashboard/kit/session/search-of.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { type BulkChange, BulkResult } from '../../bulk/schema.ts';
import type { Matching } from '../../list/filter.ts';
import { ContentCounts, FilterChoices } from '../../list/schema.ts';

const Counts = z.object({ data: ContentCounts });
const Choices = z.object({ data: FilterChoices });
const Changed = z.object({ data: BulkResult, message: z.string() });
export type BulkReply = z.infer<typeof Changed>;

/** How many contents match in each state. */
export const contentCounts = (filter: Matching) =>
  queryOptions({
    queryKey: ['contents', 'counts', filter],
    queryFn: async ({ signal }) =>
      Counts.parse(await session.request(`/api/contents/counts?${searchOf(filter)}`, { signal }))
        .data,
    placeholderData: keepPreviousData,
  });

/** The values that the filters offer. */
export const filterChoices = queryOptions({
  queryKey: ['contents', 'choices'],
  queryFn: async ({ signal }) =>
    Choices.parse(await session.request('/api/contents/choices', { signal })).data,
  staleTime: 60_000,
});

export const changeMany = async (body: BulkChange): Promise<BulkReply> =>
  Changed.parse(await session.request('/api/contents/bulk', { method: 'POST', body }));

export const undoMany = async (id: string): Promise<BulkReply> =>
  Changed.parse(await session.request(`/api/contents/bulk/${id}/undo`, { method: 'POST' }));

/** Loads every list, count and opened content again. */
export function reloadContents(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['contents'] });
  void client.invalidateQueries({ queryKey: ['content'] });
}
