import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { newerOf } from '../../../dashboard/kit/session/api-error.ts';
import { searchOf } from '../../../dashboard/kit/session/search-of.ts';
import { session } from '../../../dashboard/kit/session/session.ts';
import { Done, dataReply } from '../../../platform/http/replies.ts';
import {
  Deleted,
  Pasted,
  Redirect,
  type RedirectChange,
  type RedirectFields,
  RedirectPage,
  type RedirectPaste,
  RedirectReply,
  type RedirectsFilter,
} from '../schema.ts';

const PATH = '/api/redirects';
const at = (id: string) => `${PATH}/${encodeURIComponent(id)}`;
const One = dataReply(Redirect);

export const redirectPage = (filter: Partial<RedirectsFilter>) =>
  queryOptions({
    queryKey: ['redirects', filter],
    queryFn: async ({ signal }) =>
      RedirectPage.parse(await session.request(`${PATH}?${searchOf(filter)}`, { signal })),
    placeholderData: keepPreviousData,
  });

export const oneRedirect = (id: string) =>
  queryOptions({
    queryKey: ['redirect', id],
    queryFn: async ({ signal }) => One.parse(await session.request(at(id), { signal })).data,
  });

export const addRedirect = async (body: RedirectFields) =>
  RedirectReply.parse(await session.request(PATH, { method: 'POST', body }));

export const changeRedirect = async (id: string, body: RedirectChange) =>
  RedirectReply.parse(await session.request(at(id), { method: 'PUT', body }));

export const pasteRedirects = async (body: RedirectPaste) =>
  Pasted.parse(await session.request(`${PATH}/bulk`, { method: 'POST', body })).data;

/** Resolves with the message for the user. */
export const deleteRedirect = async (id: string): Promise<string> =>
  Done.parse(await session.request(at(id), { method: 'DELETE' })).message;

export const deleteRedirects = async (ids: readonly string[]) =>
  Deleted.parse(await session.request(`${PATH}/delete`, { method: 'POST', body: { ids } }));

/** The newer redirect, if a change was refused because another admin changed it in between. */
export const newerRedirect = (error: unknown): Redirect | null => newerOf(Redirect, error);

/** A change of one redirect may have changed the targets of others. */
export function reloadRedirects(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['redirects'] });
  void client.invalidateQueries({ queryKey: ['redirect'] });
}

/** After a deletion. */
export function forgetRedirect(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: ['redirect', id] });
  void client.invalidateQueries({ queryKey: ['redirects'] });
}
