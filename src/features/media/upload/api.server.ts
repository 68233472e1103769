import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Api } from '../../../platform/http/api.server.ts';
import { changedReply, IdParam, success } from '../../../platform/http/replies.ts';
import { requireThat } from '../../../platform/require.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { replaceMedia } from '../library/replace.server.ts';
import { nameUses } from '../library/uses.server.ts';
import { canUploadMedia, mediaRight } from '../policy.ts';
import { type Media, MediaDetails, Uploaded } from '../schema.ts';
import { addUpload, type GivenFile } from './add.server.ts';
import { removeLeftUploads } from './receive.server.ts';
import { accountOf, ONE_FILE, UPLOAD_BYTES, uploadReceiver } from './receiver.server.ts';

const tags = ['media'];

/** What happened, and of a moving picture that only its first frame is shown. */
const told = ({ t }: FastifyRequest, message: string, { firstFrameOnly }: Media): string =>
  firstFrameOnly ? `${t(message)} ${t('platform:success.firstFrameOnly')}` : t(message);

/** Uploads to the library: the routes that accept multipart. */
export function uploadApi(api: Api, services: Services): void {
  const { store, mediaUses } = services;
  const receiveOne = uploadReceiver();
  const config = {
    right: mediaRight,
    // An event with hundreds of photographs takes longer than this to be processed.
    rateLimit: { max: 240, timeWindow: '10 minutes', keyGenerator: accountOf },
  };
  const bodyLimit = UPLOAD_BYTES;

  async function receive<T>(request: FastifyRequest, use: (given: GivenFile) => Promise<T>) {
    requireThat(request.actor, canUploadMedia);
    return receiveOne(request, use);
  }

  // Registered in its own scope, so that no other route parses multipart.
  api.register(async (scope: Api) => {
    await scope.register(multipart, ONE_FILE);
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
        return success({ data, isKnown, message: told(request, message, data) });
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
          replaceMedia(op, store, nameUses(mediaUses, request.t), id, given),
        );
        return success({ data, message: told(request, 'platform:success.mediaReplaced', data) });
      },
    );
  });
}
