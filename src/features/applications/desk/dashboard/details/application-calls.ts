import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { searchOf } from '../../../../../dashboard/kit/session/search-of.ts';
import { session } from '../../../../../dashboard/kit/session/session.ts';
import { Neighbours } from '../../../../../platform/neighbours.ts';
import { Application, type Matching, type NoteChange } from '../../schema.ts';
import { reloadApplications } from '../application-calls.ts';

const One = z.object({ data: Application });
const Changed = z.object({ data: Application, message: z.string() });
const Beside = z.object({ data: Neighbours });

const at = (id: string) => `/api/applications/${encodeURIComponent(id)}`;

/** How often an application is loaded again while an e-mail about it can be stopped. */
const WHILE_WAITING_MS = 10_000;

export const oneApplication = (id: string) =>
  queryOptions({
    queryKey: ['application', id],
    queryFn: async ({ signal }) => One.parse(await session.request(at(id), { signal })).data,
    // An e-mail that waits leaves meanwhile, and can no longer be stopped.
    refetchInterval: ({ state }) => (state.data?.waitingEmails.length ? WHILE_WAITING_MS : false),
  });

export const neighboursOf = (id: string, filter: Partial<Matching & { sort: string }>) =>
  queryOptions({
    queryKey: ['applications', 'neighbours', id, filter],
    queryFn: async ({ signal }) => {
      const path = `${at(id)}/neighbours?${searchOf(filter)}`;
      return Beside.parse(await session.request(path, { signal })).data;
    },
  });

export const saveNote = async (id: string, body: NoteChange) =>
  Changed.parse(await session.request(`${at(id)}/note`, { method: 'PUT', body }));

/** Shows a newer version of an application, and loads the lists again. */
export function rememberApplication(client: QueryClient, application: Application): void {
  reloadApplications(client);
  client.setQueryData(['application', application.id], application);
}
