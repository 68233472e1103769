import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { session } from '../../../dashboard/session/session.ts';
import {
  Content,
  type ContentChange,
  type ContentFilter,
  ContentSummary,
  type NewContent,
} from '../schema.ts';

const Page = z.object({
  data: z.array(ContentSummary),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  can: z.object({ create: z.boolean() }),
});
export type ContentPage = z.infer<typeof Page>;
const One = z.object({ data: Content });
const Preview = z.object({ data: z.object({ html: z.string() }) });

const at = (id: string) => `/api/contents/${encodeURIComponent(id)}`;

function addressOf(filter: Partial<ContentFilter>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return `/api/contents?${search}`;
}

export const contentPage = (filter: Partial<ContentFilter>) =>
  queryOptions({
    queryKey: ['contents', filter],
    queryFn: async ({ signal }) => Page.parse(await session.request(addressOf(filter), { signal })),
    placeholderData: keepPreviousData,
  });

/** How many there are, without fetching them. */
export const contentCount = (filter: Partial<ContentFilter>) =>
  queryOptions({
    ...contentPage({ ...filter, page: 1, pageSize: 1 }),
    select: (page: ContentPage) => page.total,
  });

export const fetchContent = async (id: string, signal?: AbortSignal) =>
  One.parse(await session.request(at(id), { signal })).data;

export const oneContent = (id: string) =>
  queryOptions({
    queryKey: ['content', id],
    queryFn: ({ signal }) => fetchContent(id, signal),
  });

export const createContent = async (content: NewContent) =>
  One.parse(await session.request('/api/contents', { method: 'POST', body: content })).data;

export const changeContent = async (id: string, change: ContentChange) =>
  One.parse(await session.request(at(id), { method: 'PUT', body: change })).data;

/** Deletes the version that is current now; a list does not carry versions. */
export async function deleteContent(id: string): Promise<void> {
  const { version } = await fetchContent(id);
  await session.request(`${at(id)}?version=${version}`, { method: 'DELETE' });
}

/** The body as the site will show it: sanitised HTML made by the server. */
export const bodyPreview = (body: string) =>
  queryOptions({
    queryKey: ['content-preview', body],
    queryFn: async ({ signal }) => {
      if (!body.trim()) return '';
      const reply = await session.request('/api/contents/preview', {
        method: 'POST',
        body: { body },
        signal,
      });
      return Preview.parse(reply).data.html;
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** After a change: what was saved is known, every list and count has to be asked for again. */
export function rememberContent(client: QueryClient, content: Content): void {
  client.setQueryData(['content', content.id], content);
  void client.invalidateQueries({ queryKey: ['contents'] });
}

export function forgetContent(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: ['content', id] });
  void client.invalidateQueries({ queryKey: ['contents'] });
}
