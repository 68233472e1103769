import * as z from 'zod/mini';
import type { Api } from '../../platform/http/api.server.ts';
import { changedReply, dataReply, success } from '../../platform/http/replies.ts';
import { everybody, siteRight } from '../../platform/rights.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import { fieldNames } from './edit/field-names.ts';
import { previewMenu } from './edit/preview.server.ts';
import { MenuChange, MenuDraft, MenuParts, MenuPreview, MenuRecord } from './edit/schema.ts';
import { getMenuParts, getMenuRecord, saveMenu } from './edit/write.server.ts';
import { listVisibleMenu } from './operations.server.ts';
import { MenuItem } from './schema.ts';

const tags = ['menu'];
const PATH = '/menu';
/** Sixty items with titles in four languages. */
const MAX_BYTES = 256 * 1024;
const config = { right: siteRight, fieldNames };

/** `GET /menu/list`: the public menu. All other calls are for admins. */
export function menuApi(api: Api, services: Services): void {
  api.get(
    '/menu/list',
    {
      config: { right: everybody, withoutSession: true },
      schema: {
        tags,
        summary: 'The public menu',
        response: { 200: dataReply(z.array(MenuItem)) },
      },
    },
    async () => success({ data: await listVisibleMenu(services.db) }),
  );

  api.get(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'The whole menu with hidden items; the standard menu if there is no other',
        response: { 200: z.extend(dataReply(MenuRecord), { parts: MenuParts }) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      return success({ data: await getMenuRecord(op), parts: getMenuParts(op) });
    },
  );

  api.put(
    PATH,
    {
      config,
      bodyLimit: MAX_BYTES,
      schema: {
        tags,
        summary: 'Replace the whole menu; public pages show it at once',
        body: MenuChange,
        response: { 200: changedReply(MenuRecord) },
      },
    },
    async (request) => {
      const data = await saveMenu(operationFor(services, request), request.body);
      return success({ data, message: request.t('platform:success.updated') });
    },
  );

  api.post(
    `${PATH}/preview`,
    {
      config,
      bodyLimit: MAX_BYTES,
      schema: {
        tags,
        summary: 'The header and the drawer of public pages with a menu that is not saved',
        body: MenuDraft,
        response: { 200: dataReply(MenuPreview) },
      },
    },
    async (request) =>
      success({ data: await previewMenu(operationFor(services, request), request.body) }),
  );
}
