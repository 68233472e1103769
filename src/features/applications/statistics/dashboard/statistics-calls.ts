import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { type Period, Statistics } from '../schema.ts';

const Reply = z.object({ data: Statistics });

export const statisticsOf = (period: Period) =>
  queryOptions({
    queryKey: ['applications', 'statistics', period],
    queryFn: async ({ signal }) =>
      Reply.parse(
        await session.request(`/api/applications/statistics?period=${period}`, { signal }),
      ).data,
  });
