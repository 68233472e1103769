import type { Api } from '../../../platform/http/api.server.ts';
import { limitPerClient } from '../../../platform/http/limits.server.ts';
import { IdParam } from '../../../platform/http/replies.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { applicationsRight } from '../policy.ts';
import { printDeclaration } from './print.server.ts';
import { DeclarationRequest } from './schema.ts';

export function declarationApi(api: Api, services: Services): void {
  api.post(
    '/applications/:id/declaration',
    {
      config: {
        right: applicationsRight,
        confirmation: 'sometimes',
        rateLimit: limitPerClient(60, '1 hour'),
      },
      schema: {
        tags: ['applications'],
        summary:
          'The entry declaration as a PDF for a signature; with a reason, an admin gets it with the identity number. It is recorded who prints it',
        params: IdParam,
        body: DeclarationRequest,
      },
    },
    async (request, reply) => {
      const op = operationFor(services, request);
      const { publicUrl } = services;
      const { code, bytes } = await printDeclaration(op, request.params.id, {
        ...request.body,
        publicUrl,
      });
      return reply
        .type('application/pdf')
        .header('Cache-Control', 'no-store')
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .header('Content-Disposition', `attachment; filename="beyanname-${code}.pdf"`)
        .send(bytes);
    },
  );
}
