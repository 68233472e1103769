import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Api } from '../../platform/http/api.server.ts';
import { changedReply, Done, dataReply, IdParam, success } from '../../platform/http/replies.ts';
import { UploadsAtOnce } from '../../platform/http/uploads-at-once.server.ts';
import { requireThat } from '../../platform/require.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import { exportAll } from './export/export.server.ts';
import {
  addImport,
  getImport,
  listImports,
  listNotes,
  removeImport,
  startImport,
} from './operations.server.ts';
import { canTransfer, transferRight } from './policy.ts';
import { receiveImport, removeLeftImports } from './receive.server.ts';
import { Import, ImportNote, ImportOptions, MAX_IMPORT_BYTES, NotesFilter } from './schema.ts';

const tags = ['transfer'];
const config = { right: transferRight };
const accountOf = ({ actor }: Pick<FastifyRequest, 'actor'>) =>
  actor.kind === 'staff' ? actor.id : '';

/** Imports of contents from other systems. */
export function transferApi(api: Api, services: Services): void {
  const { store } = services;
  const uploads = new UploadsAtOnce();
  api.register(async (scope: Api) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: MAX_IMPORT_BYTES, headerPairs: 50 },
    });
    scope.addHook('onReady', () => removeLeftImports().catch(() => {}));
    scope.post(
      '/transfer/imports',
      {
        config: {
          ...config,
          rateLimit: { max: 30, timeWindow: '10 minutes', keyGenerator: accountOf },
        },
        bodyLimit: MAX_IMPORT_BYTES + 64 * 1024,
        schema: {
          tags,
          summary: 'Upload an export of WordPress or a ZIP of Markdown; its check begins',
          response: { 201: changedReply(Import) },
        },
      },
      async (request, reply) => {
        requireThat(request.actor, canTransfer);
        const op = operationFor(services, request);
        const data = await uploads.run(accountOf(request), () =>
          receiveImport(request, (given) => addImport(op, store, given)),
        );
        reply.status(201);
        return success({ data, message: request.t('transfer:uploaded') });
      },
    );
  });

  api.get(
    '/transfer/export',
    {
      config: { ...config, confirmation: 'always' },
      schema: {
        tags,
        summary: 'Everything as a ZIP: contents as Markdown and JSON, pictures, files',
      },
    },
    async (request, reply) => {
      const { name, zip } = await exportAll(operationFor(services, request), store);
      return reply
        .type('application/zip')
        .header('Content-Disposition', `attachment; filename="${name}"`)
        .header('Cache-Control', 'no-store')
        .send(zip);
    },
  );

  api.get(
    '/transfer/imports',
    {
      config,
      schema: { tags, summary: 'The last imports', response: { 200: dataReply(z.array(Import)) } },
    },
    async (request) => success({ data: await listImports(operationFor(services, request)) }),
  );

  api.get(
    '/transfer/imports/:id',
    {
      config,
      schema: {
        tags,
        summary: 'One import: its state, progress, and what the check found',
        params: IdParam,
        response: { 200: dataReply(Import) },
      },
    },
    async (request) =>
      success({ data: await getImport(operationFor(services, request), request.params.id) }),
  );

  api.get(
    '/transfer/imports/:id/notes',
    {
      config,
      schema: {
        tags,
        summary: 'What happens, or happened, to each entry of an import',
        params: IdParam,
        querystring: NotesFilter,
        response: {
          200: z.object({ success: z.literal(true), data: z.array(ImportNote), more: z.boolean() }),
        },
      },
    },
    async (request) => {
      const { params, query } = request;
      return success(await listNotes(operationFor(services, request), params.id, query));
    },
  );

  api.post(
    '/transfer/imports/:id/start',
    {
      config,
      schema: {
        tags,
        summary: 'Start a checked import, or repeat one that has ended',
        params: IdParam,
        body: ImportOptions,
        response: { 200: changedReply(Import) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await startImport(op, request.params.id, request.body);
      return success({ data, message: request.t('transfer:started') });
    },
  );

  api.delete(
    '/transfer/imports/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Remove an upload and its report; what was imported stays',
        params: IdParam,
        response: { 200: Done },
      },
    },
    async (request) => {
      await removeImport(operationFor(services, request), store, request.params.id);
      return success({ message: request.t('platform:success.deleted') });
    },
  );
}
