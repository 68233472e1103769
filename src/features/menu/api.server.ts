import * as z from 'zod/mini';
import type { Api } from '../../platform/http/api.server.ts';
import { dataReply, success } from '../../platform/http/replies.ts';
import { everybody } from '../../platform/rights.ts';
import type { Services } from '../../platform/services.server.ts';
import { listVisibleMenu } from './operations.server.ts';
import { MenuItem } from './schema.ts';

/** `GET /menu/list`: the public menu. */
export function menuApi(api: Api, services: Services): void {
  api.get(
    '/menu/list',
    {
      config: { right: everybody, withoutSession: true },
      schema: {
        tags: ['menu'],
        summary: 'The public menu',
        response: { 200: dataReply(z.array(MenuItem)) },
      },
    },
    async () => success({ data: await listVisibleMenu(services.db) }),
  );
}
