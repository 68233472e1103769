import type { Api } from '../../../platform/http/api.server.ts';
import { dataReply, success } from '../../../platform/http/replies.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { applicationsRight } from '../policy.ts';
import { Statistics, StatisticsFilter } from './schema.ts';
import { readStatistics } from './statistics.server.ts';

export function statisticsApi(api: Api, services: Services): void {
  api.get(
    '/applications/statistics',
    {
      config: { right: applicationsRight },
      schema: {
        tags: ['applications'],
        summary: 'How many applications arrived, what became of them, and how long it took',
        querystring: StatisticsFilter,
        response: { 200: dataReply(Statistics) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      return success({ data: await readStatistics(op, request.query.period) });
    },
  );
}
