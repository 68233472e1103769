import * as z from 'zod/mini';
import type { Api } from '../../platform/http/api.server.ts';
import { changedReply, dataReply, success } from '../../platform/http/replies.ts';
import { siteRight } from '../../platform/rights.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import {
  getStaticText,
  listStaticPages,
  previewStaticText,
  restoreStaticText,
  saveStaticText,
} from './desk.server.ts';
import {
  STATIC_BYTES,
  StaticChange,
  StaticParams,
  StaticPreview,
  StaticPreviewInput,
  StaticSummary,
  StaticText,
} from './schema.ts';

const PATH = '/static-pages/:page/:locale';
const tags = ['static-pages'];
const params = StaticParams;
const config = { right: siteRight, fieldNames: { title: 'page-title', body: 'page-body' } };

/** The texts of fixed pages for admins: reading, preview, change, restoring the built-in text. */
export function staticPagesApi(api: Api, services: Services): void {
  api.get(
    '/static-pages',
    {
      config,
      schema: {
        tags,
        summary: 'The pages whose built-in text can be replaced, and in which languages it is',
        response: { 200: dataReply(z.array(StaticSummary)) },
      },
    },
    async (request) => success({ data: await listStaticPages(operationFor(services, request)) }),
  );

  api.post(
    '/static-pages/preview',
    {
      config,
      bodyLimit: STATIC_BYTES,
      schema: {
        tags,
        summary: 'A text as visitors will read it',
        body: StaticPreviewInput,
        response: { 200: dataReply(StaticPreview) },
      },
    },
    async (request) =>
      success({
        data: await previewStaticText(operationFor(services, request), request.body.body),
      }),
  );

  api.get(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'The text of a page in one language; empty if there is only the built-in one',
        params,
        response: { 200: dataReply(StaticText) },
      },
    },
    async (request) =>
      success({ data: await getStaticText(operationFor(services, request), request.params) }),
  );

  api.put(
    PATH,
    {
      config,
      bodyLimit: STATIC_BYTES,
      schema: {
        tags,
        summary: 'Put a text in the place of the built-in one; Turkish first',
        params,
        body: StaticChange,
        response: { 200: changedReply(StaticText) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await saveStaticText(op, request.params, request.body);
      return success({ data, message: request.t('platform:success.updated') });
    },
  );

  api.delete(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Restore the built-in text of a page in one language',
        params,
        querystring: z.strictObject({ version: z.coerce.number().check(z.int(), z.gte(0)) }),
        response: { 200: changedReply(StaticText) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await restoreStaticText(op, request.params, request.query.version);
      return success({ data, message: request.t('platform:success.pageRestored') });
    },
  );
}
