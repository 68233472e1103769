import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { SessionEntry } from '../../sessions/schema.ts';
import { Account, type AccountChange } from '../schema.ts';

const One = z.object({ data: Account });
const Sessions = z.object({ data: z.array(SessionEntry) });

const fetchAccount = async (signal?: AbortSignal) =>
  One.parse(await session.request('/api/account', { signal })).data;

export const ownAccount = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => fetchAccount(signal),
  // The query is not cached, so that the fields always start with the current values.
  gcTime: 0,
});

/**
 * Reloads the signed-in user and updates the session, so that every component shows the new values.
 */
export async function refreshOwnAccount(): Promise<Account> {
  const account = await fetchAccount();
  session.updateUser(account.user);
  return account;
}

export async function changeAccount(change: AccountChange): Promise<Account> {
  const reply = await session.request('/api/account', { method: 'PUT', body: change });
  const account = One.parse(reply).data;
  session.updateUser(account.user);
  return account;
}

const Done = z.object({ message: z.string() });
const changeEmail = async (method: 'POST' | 'DELETE') =>
  Done.parse(await session.request('/api/account/email-change', { method })).message;
/** Both functions resolve with the message to show to the user. */
export const sendEmailLinkAgain = () => changeEmail('POST');
export const cancelEmailChange = () => changeEmail('DELETE');

export const ownSessions = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) =>
    Sessions.parse(await session.request('/api/account/sessions', { signal })).data,
});

export const closeSession = (id: string) =>
  session.request(`/api/account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });

export const closeOtherSessions = () =>
  session.request('/api/account/sessions', { method: 'DELETE' });

export const closeAllSessions = () =>
  session.request('/api/account/sessions?current=true', { method: 'DELETE' });
