import multipart from '@fastify/multipart';
import { Refusal } from '../../platform/errors.ts';
import type { Api } from '../../platform/http/api.server.ts';
import { receiveFile } from '../../platform/http/receive-file.server.ts';
import { changedReply } from '../../platform/http/replies.ts';
import { requireThat } from '../../platform/require.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import { addImage } from './operations.server.ts';
import { canUploadMedia } from './policy.ts';
import { MAX_IMAGE_BYTES, Media } from './schema.ts';

const imageTooLarge = () =>
  new Refusal(413, 'imageTooLarge', { megabytes: MAX_IMAGE_BYTES / 2 ** 20 });

/** Uploading pictures: the only route that takes multipart. */
export function mediaApi(api: Api, services: Services): void {
  // In a scope of its own, so that no other route parses multipart.
  api.register(async (scope: Api) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: MAX_IMAGE_BYTES, headerPairs: 50 },
    });
    scope.post(
      '/media',
      {
        config: { right: 'content' },
        bodyLimit: MAX_IMAGE_BYTES + 64 * 1024,
        schema: {
          tags: ['media'],
          summary: 'Upload a picture',
          response: { 201: changedReply(Media) },
        },
      },
      async (request, reply) => {
        requireThat(request.actor, canUploadMedia);
        const { bytes, name } = await receiveFile(request, MAX_IMAGE_BYTES, imageTooLarge);
        const op = operationFor(services, request);
        const data = await addImage(op, services.store, bytes, name);
        reply.status(201);
        return { success: true as const, data, message: request.t('platform:success.created') };
      },
    );
  });
}
