import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Api } from '../../platform/http/api.server.ts';
import { changedReply, success } from '../../platform/http/replies.ts';
import { UploadsAtOnce } from '../../platform/http/uploads-at-once.server.ts';
import { requireThat } from '../../platform/require.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import { imageProcess } from './image-process.server.ts';
import { addImage } from './operations.server.ts';
import { canUploadMedia, mediaRight } from './policy.ts';
import { receiveImage, removeLeftUploads } from './receive.server.ts';
import { MAX_IMAGE_BYTES, Media } from './schema.ts';

const accountOf = ({ actor }: Pick<FastifyRequest, 'actor'>) =>
  actor.kind === 'staff' ? actor.id : '';

/** Uploads of pictures: the only route that accepts multipart. */
export function mediaApi(api: Api, services: Services): void {
  const uploads = new UploadsAtOnce();
  // Registered in its own scope, so that no other route parses multipart.
  api.register(async (scope: Api) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: MAX_IMAGE_BYTES, headerPairs: 50 },
    });
    // An error here does not affect uploads.
    scope.addHook('onReady', () => removeLeftUploads().catch(() => {}));
    scope.post(
      '/media',
      {
        config: {
          right: mediaRight,
          rateLimit: { max: 120, timeWindow: '10 minutes', keyGenerator: accountOf },
        },
        bodyLimit: MAX_IMAGE_BYTES + 64 * 1024,
        schema: {
          tags: ['media'],
          summary: 'Upload a picture',
          response: { 201: changedReply(Media) },
        },
      },
      async (request, reply) => {
        requireThat(request.actor, canUploadMedia);
        const data = await uploads.run(accountOf(request), async () => {
          // Refuses before the picture is received.
          imageProcess.requireRoom();
          const op = operationFor(services, request);
          return receiveImage(request, (file, fileName) =>
            addImage(op, services.store, { file }, fileName),
          );
        });
        reply.status(201);
        return success({ data, message: request.t('platform:success.created') });
      },
    );
  });
}
