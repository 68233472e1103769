import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { searchOf } from '../../../dashboard/kit/session/search-of.ts';
import { session } from '../../../dashboard/kit/session/session.ts';
import { changedReply, Done, dataReply } from '../../../platform/http/replies.ts';
import {
  Deliveries,
  type DeliveriesFilter,
  Endpoint,
  type EndpointChange,
  Endpoints,
  type EndpointsFilter,
  EndpointWithSecret,
  type NewEndpoint,
} from '../schema.ts';

const PATH = '/api/webhooks';
const at = (id: string) => `${PATH}/${encodeURIComponent(id)}`;
/** How often a log with a message that is being sent is read again. */
const WATCH_MS = 2000;

const One = dataReply(Endpoint);
const Changed = changedReply(Endpoint);
export type WithSecret = z.infer<typeof EndpointWithSecret>;

export const endpointPage = (filter: Partial<EndpointsFilter>) =>
  queryOptions({
    queryKey: ['webhooks', filter],
    queryFn: async ({ signal }) =>
      Endpoints.parse(await session.request(`${PATH}?${searchOf(filter)}`, { signal })),
    placeholderData: keepPreviousData,
  });

export const oneEndpoint = (id: string) =>
  queryOptions({
    queryKey: ['webhook', id],
    queryFn: async ({ signal }) => One.parse(await session.request(at(id), { signal })).data,
  });

/** The log; it is read again while a message of it waits for its first try. */
export const deliveryPage = (id: string, filter: Partial<DeliveriesFilter>) =>
  queryOptions({
    queryKey: ['webhook-log', id, filter],
    queryFn: async ({ signal }) =>
      Deliveries.parse(
        await session.request(`${at(id)}/deliveries?${searchOf(filter)}`, { signal }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some((one) => one.state === 'waiting' && one.tries === 0) ? WATCH_MS : false,
  });

export const addEndpoint = async (body: NewEndpoint) =>
  EndpointWithSecret.parse(await session.request(PATH, { method: 'POST', body }));

export const changeEndpoint = async (id: string, body: EndpointChange) =>
  Changed.parse(await session.request(at(id), { method: 'PUT', body }));

export const renewSecret = async (id: string) =>
  EndpointWithSecret.parse(await session.request(`${at(id)}/secret`, { method: 'POST' }));

/** These resolve with the message for the user. */
export const deleteEndpoint = async (id: string): Promise<string> =>
  Done.parse(await session.request(at(id), { method: 'DELETE' })).message;
export const sendTest = async (id: string): Promise<string> =>
  Done.parse(await session.request(`${at(id)}/test`, { method: 'POST' })).message;
export const sendAgain = async (id: string, deliveryId: string): Promise<string> =>
  Done.parse(await session.request(`${at(id)}/deliveries/${deliveryId}/send`, { method: 'POST' }))
    .message;

/** Reloads an endpoint, its log and the list. */
export function reloadEndpoint(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: ['webhook', id] });
  void client.invalidateQueries({ queryKey: ['webhook-log', id] });
  void client.invalidateQueries({ queryKey: ['webhooks'] });
}

/** After a deletion. */
export function forgetEndpoint(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: ['webhook', id] });
  client.removeQueries({ queryKey: ['webhook-log', id] });
  void client.invalidateQueries({ queryKey: ['webhooks'] });
}
