import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { WaitingCounts } from '../../../platform/waiting.ts';
import { session } from '../session/session.ts';

const MINUTE = 60_000;
const KEY = ['waiting'];
const Reply = z.object({ data: WaitingCounts });

/**
 * The numbers in the navigation. Other users change them too, so they are loaded every minute; this
 * does not keep the session of an open page alive.
 */
export const waitingCounts = queryOptions({
  queryKey: KEY,
  queryFn: async ({ client, signal }) => {
    const isBackground = client.getQueryData(KEY) !== undefined;
    return Reply.parse(await session.request('/api/waiting', { signal, isBackground })).data;
  },
  staleTime: MINUTE,
  refetchInterval: MINUTE,
});

/** Loads the numbers again: the user has changed a record that was counted. */
export const reloadWaiting = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: KEY });
