import multipart from '@fastify/multipart';
import { Invalid, Refusal } from '../../platform/errors.ts';
import type { Api } from '../../platform/http/api.server.ts';
import { changedReply } from '../../platform/http/replies.ts';
import { requireThat } from '../../platform/require.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import { addImage } from './operations.server.ts';
import { canUploadMedia } from './policy.ts';
import { MAX_IMAGE_BYTES, Media } from './schema.ts';

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
        const file = request.isMultipart() ? await request.file() : undefined;
        if (!file || file.fieldname !== 'file') throw new Invalid({ file: { rule: 'required' } });
        const original = await file.toBuffer().catch((error) => {
          const tooLarge = error?.code === 'FST_REQ_FILE_TOO_LARGE';
          throw tooLarge
            ? new Refusal(413, 'imageTooLarge', { megabytes: MAX_IMAGE_BYTES / 2 ** 20 })
            : error;
        });
        if (original.length === 0) throw new Invalid({ file: { rule: 'required' } });
        const op = operationFor(services, request);
        const data = await addImage(op, services.store, original, file.filename);
        reply.status(201);
        return { success: true as const, data, message: request.t('platform:success.created') };
      },
    );
  });
}
