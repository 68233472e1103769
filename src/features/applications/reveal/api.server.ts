import type { Api } from '../../../platform/http/api.server.ts';
import { limitPerClient } from '../../../platform/http/limits.server.ts';
import { dataReply, IdParam, success } from '../../../platform/http/replies.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { identityNumbersRight } from '../policy.ts';
import { revealField } from './reveal.server.ts';
import { Reveal, Revealed } from './schema.ts';

export function revealApi(api: Api, services: Services): void {
  api.post(
    '/applications/:id/reveal',
    {
      config: {
        right: identityNumbersRight,
        confirmation: 'always',
        rateLimit: limitPerClient(60, '1 hour'),
      },
      schema: {
        tags: ['applications'],
        summary: 'Read one hidden value of an application, with a reason that is recorded',
        params: IdParam,
        body: Reveal,
        response: { 200: dataReply(Revealed) },
      },
    },
    async (request, reply) => {
      const data = await revealField(
        operationFor(services, request),
        request.params.id,
        request.body,
      );
      reply.header('Cache-Control', 'no-store');
      return success({ data });
    },
  );
}
