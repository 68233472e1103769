import type { Api } from '../../platform/http/api.server.ts';
import { dataReply, success } from '../../platform/http/replies.ts';
import { siteRight } from '../../platform/rights.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import { readHealth } from './operations.server.ts';
import { Health } from './schema.ts';

/** `GET /health`: the state of the installation, for admins. */
export function healthApi(api: Api, services: Services): void {
  api.get(
    '/health',
    {
      config: { right: siteRight },
      schema: {
        tags: ['health'],
        summary:
          'Versions, disk, database, queue, e-mail and proxy settings, and what is wrong with them',
        response: { 200: dataReply(Health) },
      },
    },
    async (request) =>
      success({ data: await readHealth(operationFor(services, request), services) }),
  );
}
