import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { searchOf } from '../../../dashboard/kit/session/search-of.ts';
import { session } from '../../../dashboard/kit/session/session.ts';
import { type AuditFilter, AuditPage, ChainReport } from '../schema.ts';

const Verified = z.object({ data: ChainReport });
/** Verifying the chain reads the whole log, so the result is reused for some minutes. */
const VERIFIED_STANDS_MS = 10 * 60_000;

export const auditPage = (filter: Partial<AuditFilter>) =>
  queryOptions({
    queryKey: ['audit', filter],
    queryFn: async ({ signal }) => {
      return AuditPage.parse(await session.request(`/api/audit?${searchOf(filter)}`, { signal }));
    },
    placeholderData: keepPreviousData,
  });

export const chainReport = () =>
  queryOptions({
    queryKey: ['audit-chain'],
    queryFn: async ({ signal }) =>
      Verified.parse(await session.request('/api/audit/verify', { signal })).data,
    staleTime: VERIFIED_STANDS_MS,
  });
