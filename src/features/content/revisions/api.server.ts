import * as z from 'zod/mini';
import type { Api } from '../../../platform/http/api.server.ts';
import { changedReply, dataReply, IdParam, success } from '../../../platform/http/replies.ts';
import { checkBody } from '../../../platform/markup/render-body.server.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { contentRight } from '../policy.ts';
import { SavedReply } from '../saved-reply.ts';
import { CONTENT_BYTES, Content, PendingChange } from '../schema.ts';
import { discardPending, restoreRevision, savePending } from '../write.server.ts';
import { getRevision, listRevisions } from './revisions.server.ts';
import { Revision, RevisionFilter, RevisionPage } from './schema.ts';

const config = { right: contentRight };
const tags = ['contents'];
const RevisionParams = z.strictObject({ id: z.uuid(), revisionId: z.uuid() });
const version = z.int().check(z.positive());
const SeenVersion = z.strictObject({ version: z.coerce.number().check(z.int(), z.positive()) });

/** Saving without publishing, and the history of a content. */
export function revisionsApi(api: Api, services: Services): void {
  api.put(
    '/contents/:id/pending',
    {
      config,
      bodyLimit: CONTENT_BYTES,
      schema: {
        tags,
        summary: 'Save content without changing what the public sees',
        params: IdParam,
        body: PendingChange,
        response: { 200: SavedReply },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      // Before the save: a text that takes too long must be refused, not stored.
      const { notShown: warnings } = await checkBody(request.body.body);
      const data = await savePending(op, request.params.id, request.body);
      return success({ data, message: request.t('platform:success.updated'), warnings });
    },
  );

  api.delete(
    '/contents/:id/pending',
    {
      config,
      schema: {
        tags,
        summary: 'Remove the changes that are not published',
        params: IdParam,
        querystring: SeenVersion,
        response: { 200: changedReply(Content) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await discardPending(op, request.params.id, request.query.version);
      return success({ data, message: request.t('platform:success.updated') });
    },
  );

  api.get(
    '/contents/:id/revisions',
    {
      config,
      schema: {
        tags,
        summary: 'The saved versions of a content',
        params: IdParam,
        querystring: RevisionFilter,
        response: { 200: RevisionPage },
      },
    },
    async (request) =>
      success(
        await listRevisions(operationFor(services, request), request.params.id, request.query),
      ),
  );

  api.get(
    '/contents/:id/revisions/:revisionId',
    {
      config,
      schema: {
        tags,
        summary: 'One saved version of a content',
        params: RevisionParams,
        response: { 200: dataReply(Revision) },
      },
    },
    async (request) => {
      const { id, revisionId } = request.params;
      return success({ data: await getRevision(operationFor(services, request), id, revisionId) });
    },
  );

  api.post(
    '/contents/:id/revisions/:revisionId/restore',
    {
      config,
      schema: {
        tags,
        summary: 'Make a saved version the newest one',
        params: RevisionParams,
        body: z.strictObject({ version }),
        response: { 200: changedReply(Content) },
      },
    },
    async (request) => {
      const { id, revisionId } = request.params;
      const op = operationFor(services, request);
      const data = await restoreRevision(op, id, revisionId, request.body.version);
      return success({ data, message: request.t('platform:success.updated') });
    },
  );
}
