import type { QueryClient } from '@tanstack/react-query';
import { reloadWaiting } from '../../../dashboard/kit/page/waiting-counts.ts';
import { read, reload } from '../../../dashboard/kit/session/calls.ts';
import { defineList, type ListState } from '../../../dashboard/kit/table/define-list.ts';
import { type Message, MessageFilter, messageRoutes } from '../contract.ts';

/** The state of the list of messages, as it appears in the address of the page. */
export const messagesList = defineList({
  path: '/dashboard/messages',
  query: MessageFilter,
  filters: ['state', 'topic', 'branch', 'assignee', 'from', 'to'],
  sort: '-createdAt',
  pageSize: 20,
});

export type MessagesView = ReturnType<typeof messagesList.read>;
export type MessagesState = ListState<MessagesView>;

/** The address of a message; with the filters of the list, its page links to those beside it. */
export const messagePath = (id: string, view: MessagesView): string =>
  `${messagesList.path}/${id}${messagesList.write({ ...view, page: 1 })}`;

/** Loads every list and the numbers of the navigation again. */
export function reloadMessages(client: QueryClient): void {
  void reload(client, messageRoutes);
  reloadWaiting(client);
}

/** Puts a changed message into the cache. */
export function rememberMessage(client: QueryClient, message: Message): void {
  reloadMessages(client);
  const { queryKey } = read(messageRoutes.get, { params: { id: message.id } });
  client.setQueryData(queryKey, message);
}
