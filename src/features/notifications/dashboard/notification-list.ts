import type { QueryClient } from '@tanstack/react-query';
import { call, watch } from '../../../dashboard/kit/session/calls.ts';
import {
  type NotificationEntry,
  type NotificationList,
  notificationRoutes as routes,
} from '../contract.ts';

/**
 * The user's notifications. The event stream says when they have changed; the interval is for browsers
 * that have none at the moment.
 */
export const notificationList = { ...watch(routes.list), staleTime: 60_000 };
const { queryKey } = notificationList;

export const reloadNotifications = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey });

/** Shows the change at once; if the server refuses it, the list is loaded as it is. */
async function change(
  client: QueryClient,
  edit: (entries: NotificationEntry[]) => NotificationEntry[],
  send: () => Promise<unknown>,
): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData<NotificationList>(queryKey, (list) => {
    if (!list) return list;
    const entries = edit(list.entries);
    const unread = entries.reduce((sum, { isRead, count }) => sum + (isRead ? 0 : count), 0);
    return { ...list, entries, unread };
  });
  try {
    await send();
  } finally {
    await reloadNotifications(client);
  }
}

export const markEntry = (client: QueryClient, { key }: NotificationEntry, isRead: boolean) =>
  change(
    client,
    (entries) => entries.map((one) => (one.key === key ? { ...one, isRead } : one)),
    () => call(routes.mark, { params: { key }, body: { isRead } }),
  );

export const removeEntry = (client: QueryClient, { key }: NotificationEntry) =>
  change(
    client,
    (entries) => entries.filter((one) => one.key !== key),
    () => call(routes.remove, { params: { key } }),
  );

export const markAll = (client: QueryClient, upTo: number) =>
  change(
    client,
    (entries) => entries.map((one) => ({ ...one, isRead: true })),
    () => call(routes.markAllRead, { body: { upTo } }),
  );
