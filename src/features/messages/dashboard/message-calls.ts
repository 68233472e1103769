import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { reloadWaiting } from '../../../dashboard/kit/page/waiting-counts.ts';
import { searchOf } from '../../../dashboard/kit/session/search-of.ts';
import { session } from '../../../dashboard/kit/session/session.ts';
import { Neighbours } from '../../../platform/neighbours.ts';
import {
  type ManyChange,
  Message,
  type MessageChange,
  type MessageFilter,
  MessagePage,
  type NeighbourFilter,
  type NewReply,
  type NoteChange,
} from '../schema.ts';

const One = z.object({ data: Message });
const Changed = z.object({ data: Message, message: z.string() });
const Beside = z.object({ data: Neighbours });
const Done = z.object({ message: z.string() });

const PATH = '/api/messages';
const at = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

export const messagePage = (filter: Partial<MessageFilter>) =>
  queryOptions({
    queryKey: ['messages', filter],
    queryFn: async ({ signal }) =>
      MessagePage.parse(await session.request(`${PATH}?${searchOf(filter)}`, { signal })),
    placeholderData: keepPreviousData,
  });

export const oneMessage = (id: string) =>
  queryOptions({
    queryKey: ['message', id],
    queryFn: async ({ signal }) => One.parse(await session.request(at(id), { signal })).data,
  });

export const neighboursOf = (id: string, filter: Partial<NeighbourFilter>) =>
  queryOptions({
    queryKey: ['messages', 'neighbours', id, filter],
    queryFn: async ({ signal }) =>
      Beside.parse(await session.request(`${at(id)}/neighbours?${searchOf(filter)}`, { signal }))
        .data,
  });

const send = async (method: 'PUT' | 'POST', path: string, body: object) =>
  Changed.parse(await session.request(path, { method, body }));

export const changeMessage = (id: string, change: MessageChange) => send('PUT', at(id), change);
export const saveNote = (id: string, change: NoteChange) => send('PUT', `${at(id)}/note`, change);
export const sendReply = (id: string, reply: NewReply) => send('POST', `${at(id)}/reply`, reply);

/** Each resolves with the message to show. */
export const changeMany = async (change: ManyChange): Promise<string> =>
  Done.parse(await session.request(PATH, { method: 'PUT', body: change })).message;
export const deleteMessage = async (id: string): Promise<string> =>
  Done.parse(await session.request(at(id), { method: 'DELETE' })).message;

/** Loads every list and the numbers of the navigation again. */
export function reloadMessages(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['messages'] });
  reloadWaiting(client);
}

/** Puts a changed message into the cache. */
export function rememberMessage(client: QueryClient, message: Message): void {
  client.setQueryData(['message', message.id], message);
  reloadMessages(client);
}
