import type { FastifyRequest } from 'fastify';
import type { Api } from '../../../platform/http/api.server.ts';
import { changedReply, Done, dataReply, IdParam, success } from '../../../platform/http/replies.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { contentRight } from '../policy.ts';
import { makePreviewLink, readPreviewLink, removePreviewLink } from './preview-link.server.ts';
import { PreviewLink, PreviewLinkState } from './schema.ts';

const tags = ['contents'];
const config = { right: contentRight };
const accountOf = ({ actor }: Pick<FastifyRequest, 'actor'>) =>
  actor.kind === 'staff' ? actor.id : '';

/** Secret links under which a text can be read before it is published. */
export function previewLinkApi(api: Api, services: Services): void {
  api.get(
    '/contents/:id/preview-link',
    {
      config,
      schema: {
        tags,
        summary: 'Until when the preview link of a content is valid',
        params: IdParam,
        response: { 200: dataReply(PreviewLinkState) },
      },
    },
    async (request) => {
      const until = await readPreviewLink(operationFor(services, request), request.params.id);
      return success({ data: { until: until?.toISOString() ?? null } });
    },
  );

  api.post(
    '/contents/:id/preview-link',
    {
      config: {
        ...config,
        rateLimit: { max: 30, timeWindow: '10 minutes', keyGenerator: accountOf },
      },
      schema: {
        tags,
        summary: 'Make a secret link to the newest text; the earlier link ends',
        params: IdParam,
        response: { 201: changedReply(PreviewLink) },
      },
    },
    async (request, reply) => {
      const op = operationFor(services, request);
      const { path, until } = await makePreviewLink(op, request.params.id);
      const url = services.publicUrl + path;
      reply.status(201);
      return success({
        data: { url, until: until.toISOString() },
        message: request.t('platform:success.created'),
      });
    },
  );

  api.delete(
    '/contents/:id/preview-link',
    {
      config,
      schema: {
        tags,
        summary: 'End the preview link of a content',
        params: IdParam,
        response: { 200: Done },
      },
    },
    async (request) => {
      await removePreviewLink(operationFor(services, request), request.params.id);
      return success({ message: request.t('platform:success.deleted') });
    },
  );
}
