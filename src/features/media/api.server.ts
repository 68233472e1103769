import type { Api } from '../../platform/http/api.server.ts';
import { changedReply, Done, dataReply, IdParam, success } from '../../platform/http/replies.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import { changeMedia } from './library/change.server.ts';
import { deleteMedia } from './library/delete.server.ts';
import { getMedia } from './library/details.server.ts';
import { listMedia } from './library/list.server.ts';
import { nameUses } from './library/uses.server.ts';
import { mediaRight } from './policy.ts';
import { MediaChange, MediaDetails, MediaFilter, MediaPage } from './schema.ts';
import { uploadApi } from './upload/api.server.ts';

const tags = ['media'];
const config = { right: mediaRight };

/** The media library. */
export function mediaApi(api: Api, services: Services): void {
  const { store, mediaUses } = services;
  uploadApi(api, services);

  api.get(
    '/media',
    {
      config,
      schema: {
        tags,
        summary: 'One page of the library',
        querystring: MediaFilter,
        response: { 200: MediaPage },
      },
    },
    async (request) =>
      success(await listMedia(operationFor(services, request), mediaUses, request.query)),
  );

  api.get(
    '/media/:id',
    {
      config,
      schema: {
        tags,
        summary: 'One picture or file, with the records that use it',
        params: IdParam,
        response: { 200: dataReply(MediaDetails) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      return success({
        data: await getMedia(op, nameUses(mediaUses, request.t), request.params.id),
      });
    },
  );

  api.put(
    '/media/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Change name, texts and focal point of a picture or file',
        params: IdParam,
        body: MediaChange,
        response: { 200: changedReply(MediaDetails) },
      },
    },
    async (request) => {
      const { params, body } = request;
      const op = operationFor(services, request);
      const data = await changeMedia(op, nameUses(mediaUses, request.t), params.id, body);
      return success({ data, message: request.t('platform:success.updated') });
    },
  );

  api.delete(
    '/media/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Delete a picture or file that nothing uses; otherwise 409 with its `uses`',
        params: IdParam,
        response: { 200: Done },
      },
    },
    async (request) => {
      const kinds = nameUses(mediaUses, request.t);
      await deleteMedia(operationFor(services, request), store, kinds, request.params.id);
      return success({ message: request.t('platform:success.deleted') });
    },
  );
}
