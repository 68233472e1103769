import { defineList } from '../../../../dashboard/kit/table/define-list.ts';
import type { ListState } from '../../../../dashboard/kit/table/use-list-view.ts';
import { MessageFilter } from '../../schema.ts';

/** The state of the list of messages, as it appears in the address of the page. */
export const messagesList = defineList({
  path: '/dashboard/messages',
  query: MessageFilter,
  filters: ['state', 'topic', 'assignee', 'from', 'to'],
  sort: '-createdAt',
  pageSize: 20,
});

export type MessagesView = ReturnType<typeof messagesList.read>;
export type MessagesState = ListState<MessagesView>;

/** The address of a message; with the filters of the list, its page links to those beside it. */
export const messagePath = (id: string, view: MessagesView): string =>
  `${messagesList.path}/${id}${messagesList.write({ ...view, page: 1 })}`;
