import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { session } from '../../../dashboard/kit/session/session.ts';
import { SpeedSummary } from '../schema.ts';

const Reply = z.object({ data: SpeedSummary });

/** The data changes slowly, so a reply may be cached for some minutes. */
const FRESH_MS = 5 * 60_000;

export const speedSummary = queryOptions({
  queryKey: ['measurements', 'summary'],
  queryFn: async ({ signal }) =>
    Reply.parse(await session.request('/api/measurements/summary', { signal })).data,
  staleTime: FRESH_MS,
});
