import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { searchOf } from '../../../../dashboard/kit/session/search-of.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { type NewUser, User, type UserChange, type UserFilter, UserPage } from '../schema.ts';

const One = z.object({ data: User });
const Changed = z.object({ data: User, message: z.string() });
export type ChangedUser = z.infer<typeof Changed>;
const Done = z.object({ message: z.string() });

const at = (id: string) => `/api/auth/users/${encodeURIComponent(id)}`;

export const userPage = (filter: Partial<UserFilter>) =>
  queryOptions({
    queryKey: ['users', filter],
    queryFn: async ({ signal }) => {
      return UserPage.parse(
        await session.request(`/api/auth/users?${searchOf(filter)}`, { signal }),
      );
    },
    placeholderData: keepPreviousData,
  });

export const oneUser = (id: string) =>
  queryOptions({
    queryKey: ['user', id],
    queryFn: async ({ signal }) => One.parse(await session.request(at(id), { signal })).data,
  });

export const addUser = async (user: NewUser) =>
  Changed.parse(await session.request('/api/auth/register', { method: 'POST', body: user }));

export const changeUser = async (id: string, change: UserChange) =>
  Changed.parse(await session.request(at(id), { method: 'PUT', body: change }));

/** Actions that need only the id of an account. Each resolves with a message to show. */
const act = async (method: 'POST' | 'DELETE', path: string) =>
  Done.parse(await session.request(path, { method })).message;
export const deleteUser = (id: string) => act('DELETE', at(id));
export const inviteAgain = (id: string) => act('POST', `${at(id)}/invitation`);
export const sendEmailLinkAgain = (id: string) => act('POST', `${at(id)}/email-change`);
export const cancelEmailChange = (id: string) => act('DELETE', `${at(id)}/email-change`);
export const endSessions = (id: string) => act('DELETE', `${at(id)}/sessions`);
export const removeTwoStep = (id: string) => act('DELETE', `${at(id)}/two-step`);

/** Puts a saved user into the cache and reloads every list. */
export function rememberUser(client: QueryClient, user: User): void {
  client.setQueryData(['user', user.id], user);
  client.setQueriesData<UserPage>(
    { queryKey: ['users'] },
    (page) => page && { ...page, data: page.data.map((row) => (row.id === user.id ? user : row)) },
  );
  void client.invalidateQueries({ queryKey: ['users'] });
}

/** Reloads a user and every list. */
export function reloadUser(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: ['user', id] });
  void client.invalidateQueries({ queryKey: ['users'] });
}

export function forgetUser(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: ['user', id] });
  void client.invalidateQueries({ queryKey: ['users'] });
}
