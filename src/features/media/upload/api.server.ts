import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Api } from '../../../platform/http/api.server.ts';
import { changedReply, IdParam, success } from '../../../platform/http/replies.ts';
import { UploadsAtOnce } from '../../../platform/http/uploads-at-once.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { imageProcess } from '../image-process.server.ts';
import { replaceMedia } from '../library/replace.server.ts';
import { canUploadMedia, mediaRight } from '../policy.ts';
import { MAX_FILE_BYTES, MediaDetails, Uploaded } from '../schema.ts';
import { addUpload, type GivenFile } from './add.server.ts';
import { receiveUpload, removeLeftUploads } from './receive.server.ts';

const tags = ['media'];
const accountOf = ({ actor }: Pick<FastifyRequest, 'actor'>) =>
  actor.kind === 'staff' ? actor.id : '';

/** Uploads to the library: the routes that accept multipart. */
export function uploadApi(api: Api, services: Services): void {
  const { store, mediaUses } = services;
  const uploads = new UploadsAtOnce();
  const config = {
    right: mediaRight,
    // An event with hundreds of photographs takes longer than this to be processed.
    rateLimit: { max: 240, timeWindow: '10 minutes', keyGenerator: accountOf },
  };
  const bodyLimit = MAX_FILE_BYTES + 64 * 1024;

  async function receive<T>(request: FastifyRequest, use: (given: GivenFile) => Promise<T>) {
    requireThat(request.actor, canUploadMedia);
    return uploads.run(accountOf(request), async () => {
      // Refuses before the file is received.
      imageProcess.requireRoom();
      return receiveUpload(request, use);
    });
  }

  // Registered in its own scope, so that no other route parses multipart.
  api.register(async (scope: Api) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: MAX_FILE_BYTES, headerPairs: 50 },
    });
    // An error here does not affect uploads.
    scope.addHook('onReady', () => removeLeftUploads().catch(() => {}));

    scope.post(
      '/media',
      {
        config,
        bodyLimit,
        schema: {
          tags,
          summary: 'Upload a picture, PDF or office file; 200 if the library has this file already',
          response: { 200: Uploaded, 201: Uploaded },
        },
      },
      async (request, reply) => {
        const op = operationFor(services, request);
        const added = await receive(request, (given) => addUpload(op, store, given));
        const { isKnown, media: data } = added;
        reply.status(isKnown ? 200 : 201);
        const message = isKnown ? 'platform:success.mediaKnown' : 'platform:success.created';
        return success({ data, isKnown, message: request.t(message) });
      },
    );

    scope.post(
      '/media/:id/replace',
      {
        config,
        bodyLimit,
        schema: {
          tags,
          summary:
            'Put another file in the place of one; it gets a new id, and the old addresses lead to it',
          params: IdParam,
          response: { 200: changedReply(MediaDetails) },
        },
      },
      async (request) => {
        const op = operationFor(services, request);
        const { id } = request.params;
        const data = await receive(request, (given) =>
          replaceMedia(op, store, mediaUses, id, given),
        );
        return success({ data, message: request.t('platform:success.mediaReplaced') });
      },
    );
  });
}
