import type { Api } from '../../../platform/http/api.server.ts';
import { changedReply, Done, IdParam, listReply, success } from '../../../platform/http/replies.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { contentRight } from '../policy.ts';
import { Content } from '../schema.ts';
import { listTrash } from './list-trash.server.ts';
import { DeletedContent, TrashFilter } from './schema.ts';
import { eraseContent, recoverContent } from './trash.server.ts';

const config = { right: contentRight };
const tags = ['contents'];

/** The deleted contents. */
export function trashApi(api: Api, services: Services): void {
  api.get(
    '/contents/trash',
    {
      config,
      schema: {
        tags,
        summary: 'One page of the deleted contents',
        querystring: TrashFilter,
        response: { 200: listReply(DeletedContent) },
      },
    },
    async (request) => success(await listTrash(operationFor(services, request), request.query)),
  );

  api.post(
    '/contents/trash/:id/restore',
    {
      config,
      schema: {
        tags,
        summary: 'Restore a deleted content in the state that it had',
        params: IdParam,
        response: { 200: changedReply(Content) },
      },
    },
    async (request) => {
      const data = await recoverContent(operationFor(services, request), request.params.id);
      return success({ data, message: request.t('platform:success.contentRecovered') });
    },
  );

  api.delete(
    '/contents/trash/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Delete a content in the trash permanently',
        params: IdParam,
        response: { 200: Done },
      },
    },
    async (request) => {
      await eraseContent(operationFor(services, request), request.params.id);
      return success({ message: request.t('platform:success.deleted') });
    },
  );
}
