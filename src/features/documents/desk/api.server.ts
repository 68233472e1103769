import multipart from '@fastify/multipart';
import * as z from 'zod/mini';
import type { Api } from '../../../platform/http/api.server.ts';
import { changedReply, Done, dataReply, success } from '../../../platform/http/replies.ts';
import { requireThat } from '../../../platform/require.ts';
import { siteRight } from '../../../platform/rights.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import {
  accountOf,
  ONE_FILE,
  UPLOAD_BYTES,
  uploadReceiver,
} from '../../media/operations.server.ts';
import { canManageDocuments } from '../policy.ts';
import { beginDraft, changeDraft, deleteDraft } from './draft.server.ts';
import { previewDocument } from './preview.server.ts';
import { publishDraft } from './publish.server.ts';
import { getDocument, listDocuments } from './read.server.ts';
import {
  DOCUMENT_BYTES,
  DocumentDetails,
  DocumentPreview,
  DocumentSummary,
  Draft,
  DraftChange,
  DraftPublication,
  DraftSeenInAddress,
  KindParam,
  PreviewInput,
} from './schema.ts';
import { uploadPdf } from './upload.server.ts';

const PATH = '/documents';
const DRAFT = `${PATH}/:kind/draft`;
const tags = ['documents'];
const config = {
  right: siteRight,
  fieldNames: {
    title: 'document-title',
    summary: 'document-summary',
    adoptedOn: 'document-adoptedOn',
    note: 'document-note',
    body: 'document-body',
    file: 'document-file',
    text: 'document-body',
  },
};
const params = KindParam;

/** The documents for admins: reading, and preparing the next version as a draft. */
export function documentsApi(api: Api, services: Services): void {
  const { store, mediaUses } = services;

  api.get(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Every document with the version in force and its draft',
        response: { 200: dataReply(z.array(DocumentSummary)) },
      },
    },
    async (request) => success({ data: await listDocuments(operationFor(services, request)) }),
  );

  api.get(
    `${PATH}/:kind`,
    {
      config,
      schema: {
        tags,
        summary: 'A document with all its versions and its draft',
        params,
        response: { 200: dataReply(DocumentDetails) },
      },
    },
    async (request) =>
      success({ data: await getDocument(operationFor(services, request), request.params.kind) }),
  );

  api.post(
    `${PATH}/preview`,
    {
      config,
      bodyLimit: DOCUMENT_BYTES,
      schema: {
        tags,
        summary: 'A text as visitors will read it, with its articles',
        body: PreviewInput,
        response: { 200: dataReply(DocumentPreview) },
      },
    },
    async (request) => {
      const data = await previewDocument(operationFor(services, request), request.body.body);
      return success({ data });
    },
  );

  api.post(
    DRAFT,
    {
      config,
      schema: {
        tags,
        summary: 'Begin the next version; 200 with the draft that exists already',
        params,
        response: { 200: changedReply(Draft), 201: changedReply(Draft) },
      },
    },
    async (request, reply) => {
      const op = operationFor(services, request);
      const { draft, isNew } = await beginDraft(op, request.params.kind);
      reply.status(isNew ? 201 : 200);
      return success({ data: draft, message: request.t('platform:success.created') });
    },
  );

  api.put(
    DRAFT,
    {
      config,
      bodyLimit: DOCUMENT_BYTES,
      schema: {
        tags,
        summary: 'Change what is written in a draft',
        params,
        body: DraftChange,
        response: { 200: changedReply(Draft) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await changeDraft(op, request.params.kind, request.body);
      return success({ data, message: request.t('platform:success.documentSaved') });
    },
  );

  api.delete(
    DRAFT,
    {
      config,
      schema: {
        tags,
        summary: 'Delete a draft with its PDF; published versions stay',
        params,
        querystring: DraftSeenInAddress,
        response: { 200: Done },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const { version } = request.query;
      await deleteDraft(op, store, mediaUses, request.params.kind, version);
      return success({ message: request.t('platform:success.documentDiscarded') });
    },
  );

  api.post(
    `${DRAFT}/publish`,
    {
      config,
      schema: {
        tags,
        summary: 'Publish a draft as the next version, which is in force at once and never changes',
        params,
        body: DraftPublication,
        response: { 200: changedReply(DocumentDetails) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await publishDraft(op, request.params.kind, request.body);
      return success({ data, message: request.t('platform:success.documentPublished') });
    },
  );

  const receive = uploadReceiver();
  // Only this route parses multipart.
  api.register(async (scope: Api) => {
    await scope.register(multipart, ONE_FILE);
    scope.post(
      `${DRAFT}/file`,
      {
        config: {
          ...config,
          rateLimit: { max: 60, timeWindow: '10 minutes', keyGenerator: accountOf },
        },
        bodyLimit: UPLOAD_BYTES,
        schema: {
          tags,
          summary: 'Put a PDF into a draft, in the place of the former one',
          params,
          querystring: DraftSeenInAddress,
          response: { 200: changedReply(Draft) },
        },
      },
      async (request) => {
        requireThat(request.actor, canManageDocuments);
        const op = operationFor(services, request);
        const { kind } = request.params;
        const { version } = request.query;
        const data = await receive(request, (given) =>
          uploadPdf(op, store, mediaUses, kind, version, given),
        );
        return success({ data, message: request.t('platform:success.documentUploaded') });
      },
    );
  });
}
