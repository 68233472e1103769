import * as z from 'zod/mini';
import type { Api } from '../../../platform/http/api.server.ts';
import { dataReply, success } from '../../../platform/http/replies.ts';
import { ownRight } from '../../../platform/rights.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { Contact } from '../schema.ts';
import { listContacts } from './contacts.server.ts';

export function contactsApi(api: Api, services: Services): void {
  api.get(
    '/contacts',
    {
      config: { right: ownRight },
      schema: {
        tags: ['notifications'],
        summary: 'The colleagues of the signed-in user, and who has the dashboard open now',
        response: { 200: dataReply(z.array(Contact)) },
      },
    },
    async (request) => success({ data: await listContacts(operationFor(services, request)) }),
  );
}
