import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { newerOf } from '../../../dashboard/kit/session/api-error.ts';
import { session } from '../../../dashboard/kit/session/session.ts';
import type { ContentFilter } from '../list/filter.ts';
import {
  BodyWarning,
  Content,
  type ContentChange,
  ContentSummary,
  type NewContent,
  type PendingChange,
  Preview,
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
const Saved = z.object({ data: Content, warnings: z.array(BodyWarning) });
export type SaveReply = z.infer<typeof Saved>;
const PreviewReply = z.object({ data: Preview });
const EMPTY_PREVIEW: Preview = { html: '', warnings: [], checks: [] };

export const contentAddress = (id: string) => `/api/contents/${encodeURIComponent(id)}`;

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

/** The number of contents, without fetching them. */
export const contentCount = (filter: Partial<ContentFilter>) =>
  queryOptions({
    ...contentPage({ ...filter, page: 1, pageSize: 1 }),
    select: (page: ContentPage) => page.total,
  });

const fetchContent = async (id: string, signal?: AbortSignal) =>
  One.parse(await session.request(contentAddress(id), { signal })).data;

export const oneContent = (id: string) =>
  queryOptions({
    queryKey: ['content', id],
    queryFn: ({ signal }) => fetchContent(id, signal),
  });

/** The content with its newest text, which may not be published yet. */
export const editedContent = (id: string) =>
  queryOptions({
    queryKey: ['content', id, 'edit'],
    queryFn: async ({ signal }) =>
      One.parse(await session.request(`${contentAddress(id)}/edit`, { signal })).data,
  });

/** A repeated call with the same key returns the content that the first call created. */
export const createContent = async (content: NewContent, key: string) =>
  Saved.parse(
    await session.request('/api/contents', {
      method: 'POST',
      body: content,
      headers: { 'Idempotency-Key': key },
    }),
  );

export const changeContent = async (id: string, change: ContentChange) =>
  Saved.parse(await session.request(contentAddress(id), { method: 'PUT', body: change }));

/** Saves without changing what the public sees. */
export const savePending = async (id: string, change: PendingChange) =>
  Saved.parse(
    await session.request(`${contentAddress(id)}/pending`, { method: 'PUT', body: change }),
  );

/** Removes the changes that are not published; resolves with the content as the public sees it. */
export const discardPending = async (id: string, version: number) =>
  One.parse(
    await session.request(`${contentAddress(id)}/pending?version=${version}`, { method: 'DELETE' }),
  ).data;

/** Deletes the version that was shown; if there is a newer one, the server refuses with 409. */
export async function deleteContent(id: string, version: number): Promise<void> {
  await session.request(`${contentAddress(id)}?version=${version}`, { method: 'DELETE' });
}

/** The version on the server, if a call was refused because it contained an older one. */
export const newerContent = (error: unknown): Content | null => newerOf(Content, error);

/**
 * The body as the site will show it: HTML that the server rendered and sanitised, and what was left
 * out.
 */
export const bodyPreview = (body: string) =>
  queryOptions({
    queryKey: ['content-preview', body],
    queryFn: async ({ signal }) => {
      if (!body.trim()) return EMPTY_PREVIEW;
      const reply = await session.request('/api/contents/preview', {
        method: 'POST',
        body: { body },
        signal,
      });
      return PreviewReply.parse(reply).data;
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * After a change, the saved content is already known, but every list, every count and its history
 * must be fetched again. With pending changes, `content` is not what the public sees.
 */
export function rememberContent(client: QueryClient, content: Content): void {
  const shown = ['content', content.id];
  if (content.pending) client.removeQueries({ queryKey: shown, exact: true });
  else client.setQueryData(shown, content);
  client.removeQueries({ queryKey: [...shown, 'revisions'] });
  void client.invalidateQueries({ queryKey: ['contents'] });
}

export function forgetContent(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: ['content', id] });
  void client.invalidateQueries({ queryKey: ['contents'] });
}
