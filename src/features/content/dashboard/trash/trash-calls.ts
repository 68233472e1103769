import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { searchOf } from '../../../../dashboard/kit/session/search-of.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { DeletedContent, type TrashFilter } from '../../trash/schema.ts';

const Page = z.object({ data: z.array(DeletedContent), total: z.int() });

export const trashPage = (filter: Partial<TrashFilter>) =>
  queryOptions({
    queryKey: ['contents', 'trash', filter],
    queryFn: async ({ signal }) =>
      Page.parse(await session.request(`/api/contents/trash?${searchOf(filter)}`, { signal })),
    placeholderData: keepPreviousData,
  });

const at = (id: string) => `/api/contents/trash/${encodeURIComponent(id)}`;

export async function recoverContent(id: string): Promise<void> {
  await session.request(`${at(id)}/restore`, { method: 'POST' });
}

/** Deletes a content in the trash permanently. */
export async function eraseContent(id: string): Promise<void> {
  await session.request(at(id), { method: 'DELETE' });
}
