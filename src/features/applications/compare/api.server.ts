import type { Api } from '../../../platform/http/api.server.ts';
import { dataReply, success } from '../../../platform/http/replies.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { applicationsRight } from '../policy.ts';
import { compareApplications } from './compare.server.ts';
import { ComparedIds, Comparison } from './schema.ts';

export function comparisonApi(api: Api, services: Services): void {
  api.get(
    '/applications/:id/comparison/:otherId',
    {
      config: { right: applicationsRight },
      schema: {
        tags: ['applications'],
        summary:
          'Two applications side by side; hidden numbers stay masked, and it says whether they are the same',
        params: ComparedIds,
        response: { 200: dataReply(Comparison) },
      },
    },
    async (request) => {
      const { id, otherId } = request.params;
      const data = await compareApplications(operationFor(services, request), id, otherId);
      return success({ data });
    },
  );
}
