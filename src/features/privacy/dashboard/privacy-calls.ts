import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { reloadWaiting } from '../../../dashboard/kit/page/waiting-counts.ts';
import { searchOf } from '../../../dashboard/kit/session/search-of.ts';
import { session } from '../../../dashboard/kit/session/session.ts';
import {
  type NewPrivacyRequest,
  type PrivacyAnswer,
  type PrivacyFilter,
  PrivacyRequest,
  PrivacyRequests,
} from '../requests/schema.ts';
import { Retention, type RetentionChange } from '../retention/schema.ts';

const REQUESTS = '/api/privacy/requests';
const RETENTION = '/api/privacy/retention';
const at = (id: string) => `${REQUESTS}/${encodeURIComponent(id)}`;

const One = z.object({ data: PrivacyRequest });
const Changed = z.object({ data: PrivacyRequest, message: z.string() });
const ChangedRetention = z.object({ data: Retention, message: z.string() });

export const requestPage = (filter: Partial<PrivacyFilter>) =>
  queryOptions({
    queryKey: ['privacy-requests', filter],
    queryFn: async ({ signal }) => {
      return PrivacyRequests.parse(
        await session.request(`${REQUESTS}?${searchOf(filter)}`, { signal }),
      );
    },
    placeholderData: keepPreviousData,
  });

export const oneRequest = (id: string) =>
  queryOptions({
    queryKey: ['privacy-request', id],
    queryFn: async ({ signal }) => One.parse(await session.request(at(id), { signal })).data,
  });

export const addRequest = async (request: NewPrivacyRequest) =>
  Changed.parse(await session.request(REQUESTS, { method: 'POST', body: request })).data;

export const answerRequest = async (id: string, body: PrivacyAnswer) =>
  Changed.parse(await session.request(`${at(id)}/answer`, { method: 'PUT', body }));

export const eraseRecord = async (id: string) =>
  Changed.parse(await session.request(`${at(id)}/record`, { method: 'DELETE' })).message;

/** Everything that is stored about the person, as JSON text. */
export async function copyOfData(id: string): Promise<string> {
  const reply = z
    .object({ data: z.unknown() })
    .parse(await session.request(`${at(id)}/copy`, { method: 'POST' }));
  return JSON.stringify(reply.data, null, 2);
}

export const retention = queryOptions({
  queryKey: ['privacy-retention'],
  queryFn: async ({ signal }) =>
    z.object({ data: Retention }).parse(await session.request(RETENTION, { signal })).data,
});

export const saveRetention = async (body: RetentionChange) =>
  ChangedRetention.parse(await session.request(RETENTION, { method: 'PUT', body }));

/** Reloads a request and every list. */
export function reloadRequests(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: ['privacy-request', id] });
  void client.invalidateQueries({ queryKey: ['privacy-requests'] });
  reloadWaiting(client);
}
