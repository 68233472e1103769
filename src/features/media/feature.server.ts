import type { FastifyRequest } from 'fastify';
import { implement } from '../../platform/http/implement.server.ts';
import { success } from '../../platform/http/replies.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import { requireThat } from '../../platform/require.ts';
import type { Feature } from '../manifest.server.ts';
import { mediaRoutes } from './contract.ts';
import { demoMedia } from './demo.server.ts';
import { changeMedia, deleteMedia, getMedia, mediaSubjects, nameUses } from './library.server.ts';
import { listMedia } from './list.server.ts';
import { changeTags, deleteManyMedia, findUsedMedia } from './many.server.ts';
import { canUploadMedia, mediaRight } from './policy.ts';
import { replaceMedia } from './replace.server.ts';
import type { Media } from './schema.ts';
import { serveMedia } from './serve.server.ts';
import { listTags } from './tags.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';
import {
  addUpload,
  type GivenFile,
  removeLeftUploads,
  timeOfChoice,
  uploadReceiver,
} from './upload/store.server.ts';

/** The events that this feature writes into the audit log. */
export const mediaEvents = [
  'media.upload',
  'media.update',
  'media.replace',
  'media.delete',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    media: { action: (typeof mediaEvents)[number]; subject: 'media' };
  }
}

/** What happened, and of a moving picture that only its first frame is shown. */
const told = ({ t }: FastifyRequest, message: string, { firstFrameOnly }: Media): string =>
  firstFrameOnly ? `${t(message)} ${t('platform:success.firstFrameOnly')}` : t(message);

const api = implement(mediaRoutes, ({ store, mediaUses }, scope) => {
  const receiveOne = uploadReceiver();
  function receive<T>(request: FastifyRequest, use: (given: GivenFile) => Promise<T>) {
    // Before a byte of the file is received.
    requireThat(request.actor, canUploadMedia);
    return receiveOne(request, use);
  }
  const usesFor = ({ t }: FastifyRequest) => nameUses(mediaUses, t);
  // An error here does not affect uploads.
  scope.addHook('onReady', () => removeLeftUploads().catch(() => {}));
  return {
    upload: async ({ op, query, request, reply }) => {
      const createdAt = timeOfChoice(op.now, query);
      const added = await receive(request, (given) =>
        addUpload(op, store, { ...given, createdAt }),
      );
      const { isKnown, media: data } = added;
      reply.status(isKnown ? 200 : 201);
      const message = isKnown ? 'platform:success.mediaKnown' : 'platform:success.created';
      return success({ data, isKnown, message: told(request, message, data) });
    },
    replace: async ({ op, params, request }) => {
      const data = await receive(request, (given) =>
        replaceMedia(op, store, usesFor(request), params.id, given),
      );
      return success({ data, message: told(request, 'platform:success.mediaReplaced', data) });
    },
    list: ({ op, query }) => listMedia(op, mediaUses, query),
    tags: ({ op, query }) => listTags(op, query.kind),
    changeTags: ({ op, body, request }) => changeTags(op, usesFor(request), body),
    findUsed: ({ op, body, request }) => findUsedMedia(op, usesFor(request), body.ids),
    deleteMany: ({ op, body, request }) => deleteManyMedia(op, store, usesFor(request), body.ids),
    get: ({ op, params, request }) => getMedia(op, usesFor(request), params.id),
    change: ({ op, params, body, request }) => changeMedia(op, usesFor(request), params.id, body),
    delete: ({ op, params, request }) => deleteMedia(op, store, usesFor(request), params.id),
  };
});

export const media: Feature = {
  name: 'media',
  demo: [demoMedia],
  rights: [mediaRight],
  texts: [textsOf({ tr, en, de, es })],
  api,
  mountStored: serveMedia,
  auditEvents: mediaEvents,
  auditSubjects: { media: mediaSubjects },
};
