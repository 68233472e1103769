import type { Api } from '../../platform/http/api.server.ts';
import { Done, IdParam, success } from '../../platform/http/replies.ts';
import { siteRight } from '../../platform/rights.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import { listFailedJobs, retryJob } from './operations.server.ts';
import { FailedJobs, FailedJobsFilter } from './schema.ts';

const tags = ['jobs'];

/** Background work that failed: what it was, and trying it again. */
export function jobsApi(api: Api, services: Services): void {
  api.get(
    '/jobs/failed',
    {
      config: { right: siteRight },
      schema: {
        tags,
        summary: 'One page of the jobs whose last try failed, the latest failure first',
        querystring: FailedJobsFilter,
        response: { 200: FailedJobs },
      },
    },
    async (request) =>
      success(await listFailedJobs(operationFor(services, request), request.query)),
  );

  api.post(
    '/jobs/failed/:id/retry',
    {
      config: { right: siteRight },
      schema: {
        tags,
        summary: 'Try a failed job again at once',
        params: IdParam,
        response: { 200: Done },
      },
    },
    async (request) => {
      await retryJob(operationFor(services, request), request.params.id);
      return success({ message: request.t('jobs:retried') });
    },
  );
}
