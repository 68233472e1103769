import { queryOptions } from '@tanstack/react-query';
import { session } from '../../../dashboard/kit/session/session.ts';
import { dataReply } from '../../../platform/http/replies.ts';
import { Health } from '../schema.ts';

const Reply = dataReply(Health);
const EVERY_MS = 30_000;

export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: async ({ signal }) => Reply.parse(await session.request('/api/health', { signal })).data,
  refetchInterval: EVERY_MS,
});
