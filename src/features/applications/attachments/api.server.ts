import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Refusal } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.server.ts';
import { receiveBytes } from '../../../platform/http/receive-file.server.ts';
import { changedReply, Done, dataReply, IdParam, success } from '../../../platform/http/replies.ts';
import { UploadsAtOnce } from '../../../platform/http/uploads-at-once.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { applicationsRight, canHandleApplications } from '../policy.ts';
import { addAttachment } from './add.server.ts';
import { listAttachments, openAttachment } from './read.server.ts';
import { removeAttachment } from './remove.server.ts';
import { ATTACHMENT_LIMITS, Attachment, AttachmentParams, AttachmentUpload } from './schema.ts';

const tags = ['applications'];
const accountOf = ({ actor }: Pick<FastifyRequest, 'actor'>) =>
  actor.kind === 'staff' ? actor.id : '';
const perAccount = (max: number) => ({
  right: applicationsRight,
  rateLimit: { max, timeWindow: '10 minutes', keyGenerator: accountOf },
});
const tooLarge = () =>
  new Refusal(413, 'attachmentTooLarge', { megabytes: ATTACHMENT_LIMITS.bytes / 2 ** 20 });

/** The files of an application. */
export function attachmentsApi(api: Api, services: Services): void {
  const { store } = services;
  const uploads = new UploadsAtOnce();

  api.get(
    '/applications/:id/attachments',
    {
      config: { right: applicationsRight },
      schema: {
        tags,
        summary: 'The files of an application',
        params: IdParam,
        response: { 200: dataReply(z.array(Attachment)) },
      },
    },
    async (request) =>
      success({ data: await listAttachments(operationFor(services, request), request.params.id) }),
  );

  // Only this route parses multipart.
  api.register(async (scope: Api) => {
    const limits = { files: 1, fields: 0, parts: 1, headerPairs: 50 };
    await scope.register(multipart, {
      limits: { ...limits, fileSize: ATTACHMENT_LIMITS.bytes },
    });
    scope.post(
      '/applications/:id/attachments',
      {
        config: perAccount(60),
        bodyLimit: ATTACHMENT_LIMITS.bytes + 64 * 1024,
        schema: {
          tags,
          summary: 'Add a scan to an application: PDF, JPEG or PNG, stored encrypted',
          params: IdParam,
          querystring: AttachmentUpload,
          response: { 201: changedReply(z.object({ id: z.uuid() })) },
        },
      },
      async (request, reply) => {
        requireThat(request.actor, canHandleApplications);
        const id = await uploads.run(accountOf(request), async () => {
          const file = await receiveBytes(request, ATTACHMENT_LIMITS.bytes, tooLarge);
          const op = operationFor(services, request);
          return addAttachment(op, store, request.params.id, { ...file, ...request.query });
        });
        reply.status(201);
        return success({ data: { id }, message: request.t('platform:success.attachmentAdded') });
      },
    );
  });

  api.get(
    '/applications/:id/attachments/:attachmentId',
    {
      config: { ...perAccount(300), confirmation: 'sometimes' },
      schema: {
        tags,
        summary:
          'One file of an application, decrypted; a signed declaration only for admins, with the password again. It is recorded who opens it',
        params: AttachmentParams,
      },
    },
    async (request, reply) => {
      const { id, attachmentId } = request.params;
      const op = operationFor(services, request);
      const { name, type, bytes } = await openAttachment(op, store, id, attachmentId);
      return reply
        .type(type)
        .header('Cache-Control', 'no-store')
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeName(name)}`)
        .send(bytes);
    },
  );

  api.delete(
    '/applications/:id/attachments/:attachmentId',
    {
      config: perAccount(60),
      schema: {
        tags,
        summary: 'Remove a file of an application',
        params: AttachmentParams,
        response: { 200: Done },
      },
    },
    async (request) => {
      const { id, attachmentId } = request.params;
      await removeAttachment(operationFor(services, request), store, id, attachmentId);
      return success({ message: request.t('platform:success.attachmentRemoved') });
    },
  );
}

/** As RFC 8187 asks. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
