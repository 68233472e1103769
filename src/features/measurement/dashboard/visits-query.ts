import { queryOptions } from '@tanstack/react-query';
import { session } from '../../../dashboard/kit/session/session.ts';
import { dataReply } from '../../../platform/http/replies.ts';
import { VisitSummary } from '../visits/schema.ts';

const Reply = dataReply(VisitSummary);

/** The data changes slowly, so a reply may be cached for some minutes. */
const FRESH_MS = 5 * 60_000;

export const visitSummary = queryOptions({
  queryKey: ['measurements', 'visits'],
  queryFn: async ({ signal }) =>
    Reply.parse(await session.request('/api/measurements/visits', { signal })).data,
  staleTime: FRESH_MS,
});
