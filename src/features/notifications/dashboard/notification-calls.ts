import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { session } from '../../../dashboard/kit/session/session.ts';
import {
  Contact,
  type NotificationEntry,
  NotificationList,
  NotificationSettings,
  type SettingsChange,
} from '../schema.ts';

const PATH = '/api/notifications';
const KEY = ['notifications'];
const MINUTE = 60_000;
const List = z.object({ data: NotificationList });
const Settings = z.object({ data: NotificationSettings });
const Contacts = z.object({ data: z.array(Contact) });

/**
 * The user's notifications. The event stream says when they have changed; the interval is for browsers
 * that have none at the moment. Neither keeps the session of an open page alive.
 */
export const notificationList = queryOptions({
  queryKey: KEY,
  queryFn: async ({ client, signal }) => {
    const isBackground = client.getQueryData(KEY) !== undefined;
    return List.parse(await session.request(PATH, { signal, isBackground })).data;
  },
  staleTime: MINUTE,
  refetchInterval: MINUTE,
});

export const reloadNotifications = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: KEY });

const at = ({ key }: NotificationEntry) => `${PATH}/${encodeURIComponent(key)}`;

/** Shows the change at once; if the server refuses it, the list is loaded as it is. */
async function change(
  client: QueryClient,
  edit: (entries: NotificationEntry[]) => NotificationEntry[],
  send: () => Promise<unknown>,
): Promise<void> {
  await client.cancelQueries({ queryKey: KEY });
  client.setQueryData<NotificationList>(KEY, (list) => {
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

export const markEntry = (client: QueryClient, entry: NotificationEntry, isRead: boolean) =>
  change(
    client,
    (entries) => entries.map((one) => (one.key === entry.key ? { ...one, isRead } : one)),
    () => session.request(at(entry), { method: 'PUT', body: { isRead } }),
  );

export const removeEntry = (client: QueryClient, entry: NotificationEntry) =>
  change(
    client,
    (entries) => entries.filter(({ key }) => key !== entry.key),
    () => session.request(at(entry), { method: 'DELETE' }),
  );

export const markAll = (client: QueryClient, upTo: number) =>
  change(
    client,
    (entries) => entries.map((one) => ({ ...one, isRead: true })),
    () => session.request(`${PATH}/read-all`, { method: 'POST', body: { upTo } }),
  );

export const contactList = queryOptions({
  queryKey: ['contacts'],
  queryFn: async ({ client, signal }) => {
    const isBackground = client.getQueryData(['contacts']) !== undefined;
    return Contacts.parse(await session.request('/api/contacts', { signal, isBackground })).data;
  },
  refetchInterval: MINUTE,
});

const SETTINGS = `${PATH}/settings`;
export const notificationSettings = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: async ({ signal }) => Settings.parse(await session.request(SETTINGS, { signal })).data,
});

export const saveSettings = async (body: SettingsChange): Promise<NotificationSettings> =>
  Settings.parse(await session.request(SETTINGS, { method: 'PUT', body })).data;
