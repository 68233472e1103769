import type { Api } from '../../../platform/http/api.server.ts';
import { limitPerClient } from '../../../platform/http/limits.server.ts';
import { IdParam } from '../../../platform/http/replies.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { identityNumbersRight } from '../policy.ts';
import { makeProof } from './make.server.ts';
import { ProofRequest } from './schema.ts';

export function proofApi(api: Api, services: Services): void {
  api.post(
    '/applications/:id/proof',
    {
      config: {
        right: identityNumbersRight,
        confirmation: 'always',
        rateLimit: limitPerClient(30, '1 hour'),
      },
      schema: {
        tags: ['applications'],
        summary:
          'All that proves the will of an applicant as one PDF, with the identity number and the network address; it is recorded who makes it, and why',
        params: IdParam,
        body: ProofRequest,
      },
    },
    async (request, reply) => {
      const op = operationFor(services, request);
      const { code, bytes } = await makeProof(op, request.params.id, request.body);
      return reply
        .type('application/pdf')
        .header('Cache-Control', 'no-store')
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .header('Content-Disposition', `attachment; filename="irade-beyani-${code}.pdf"`)
        .send(bytes);
    },
  );
}
