import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { newerOf } from '../../../dashboard/kit/session/api-error.ts';
import { read, reload } from '../../../dashboard/kit/session/calls.ts';
import { contentRoutes } from '../contract.ts';
import { editorRoutes } from '../editor/contract.ts';
import { Content, type Preview } from '../schema.ts';

const EMPTY: Preview = { html: '', warnings: [], checks: [] };

/**
 * The body as the site will show it: HTML that the server rendered and sanitised, and what was left
 * out.
 */
export const bodyPreview = (body: string) =>
  queryOptions({
    ...read(contentRoutes.preview, { body: { body } }),
    ...(!body.trim() && { queryFn: () => EMPTY }),
    placeholderData: keepPreviousData,
    staleTime: 'static',
  });

/** The version on the server, if a call was refused because it contained an older one. */
export const newerContent = (error: unknown): Content | null => newerOf(Content, error);

/**
 * After a change, the saved content is already known, but every list, every count and its history
 * must be fetched again. With pending changes, `content` is not what the public sees.
 */
export function rememberContent(client: QueryClient, content: Content): void {
  const params = { id: content.id };
  const { queryKey } = read(contentRoutes.get, { params });
  if (content.pending) client.removeQueries({ queryKey });
  else client.setQueryData(queryKey, content);
  client.removeQueries({ queryKey: read(editorRoutes.revisions, { params }).queryKey });
  void reload(client, contentRoutes, 'list');
}
