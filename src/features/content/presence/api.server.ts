import * as z from 'zod/mini';
import type { Api } from '../../../platform/http/api.server.ts';
import { Done, dataReply, IdParam, success } from '../../../platform/http/replies.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { contentRight } from '../policy.ts';
import { endPresence, reportPresence } from './presence.server.ts';
import { Presence } from './schema.ts';

const tags = ['contents'];
const config = { right: contentRight };

/** Who has a content open in the editor. */
export function presenceApi(api: Api, services: Services): void {
  api.put(
    '/contents/:id/presence',
    {
      config,
      schema: {
        tags,
        summary: 'Report that the signed-in user has the content open; returns the others',
        params: IdParam,
        response: { 200: dataReply(z.array(Presence)) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      return success({ data: await reportPresence(op, request.params.id) });
    },
  );

  api.delete(
    '/contents/:id/presence',
    {
      config,
      schema: {
        tags,
        summary: 'Report that the signed-in user has left the content',
        params: IdParam,
        response: { 200: Done },
      },
    },
    async (request) => {
      await endPresence(operationFor(services, request), request.params.id);
      return success({ message: request.t('platform:success.deleted') });
    },
  );
}
