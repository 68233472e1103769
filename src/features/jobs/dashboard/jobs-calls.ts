import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { session } from '../../../dashboard/kit/session/session.ts';
import { Done } from '../../../platform/http/replies.ts';
import { FailedJobs, type FailedJobsFilter } from '../schema.ts';

const PATH = '/api/jobs/failed';
export const FAILED_JOBS = ['failed-jobs'];

export const failedJobsPage = ({ page = 1, pageSize = 50 }: Partial<FailedJobsFilter>) =>
  queryOptions({
    queryKey: [...FAILED_JOBS, page, pageSize],
    queryFn: async ({ signal }) =>
      FailedJobs.parse(
        await session.request(`${PATH}?page=${page}&pageSize=${pageSize}`, { signal }),
      ),
    placeholderData: keepPreviousData,
  });

/** Resolves with the message for the user. */
export const retryJob = async (id: string): Promise<string> =>
  Done.parse(await session.request(`${PATH}/${id}/retry`, { method: 'POST' })).message;
