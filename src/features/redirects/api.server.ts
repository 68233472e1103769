import type { Api } from '../../platform/http/api.server.ts';
import { Done, dataReply, IdParam, success } from '../../platform/http/replies.ts';
import { siteRight } from '../../platform/rights.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import { USE_COUNTS } from './find/use-counts.server.ts';
import { getRedirect, listRedirects } from './operations.server.ts';
import {
  Deleted,
  Pasted,
  Redirect,
  RedirectChange,
  RedirectFields,
  RedirectIds,
  RedirectPage,
  RedirectPaste,
  RedirectReply,
  RedirectsFilter,
} from './schema.ts';
import { pasteRedirects } from './write/paste.server.ts';
import {
  changeRedirect,
  createRedirect,
  deleteRedirect,
  deleteRedirects,
} from './write/write.server.ts';

const PATH = '/redirects';
const tags = ['redirects'];
const config = {
  right: siteRight,
  fieldNames: {
    from: 'redirect-from',
    to: 'redirect-to',
    isPermanent: 'redirect-isPermanent',
    lines: 'redirect-lines',
    'lines.*': 'redirect-line',
  },
};
/** A paste of the longest text, with escapes of JSON. */
const PASTE_BYTES = 4 * 1024 * 1024;

/** Former addresses of the site and where they lead, for admins. */
export function redirectsApi(api: Api, services: Services): void {
  const uses = services.read(USE_COUNTS);
  uses.onError = (error) => api.log.error({ err: error }, 'uses of redirects were not written');
  api.addHook('onClose', () => uses.flush());

  api.get(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'One page of the redirects of former addresses',
        querystring: RedirectsFilter,
        response: { 200: RedirectPage },
      },
    },
    async (request) => {
      await uses.flush();
      return success(await listRedirects(operationFor(services, request), request.query));
    },
  );

  api.post(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Add a redirect; a target that is a former address itself is followed to its end',
        body: RedirectFields,
        response: { 201: RedirectReply },
      },
    },
    async (request, reply) => {
      const data = await createRedirect(operationFor(services, request), request.body);
      reply.status(201);
      return success({ data, message: request.t('platform:success.created') });
    },
  );

  api.post(
    `${PATH}/bulk`,
    {
      config,
      bodyLimit: PASTE_BYTES,
      schema: {
        tags,
        summary: 'Add the redirects of pasted lines, all or none; every faulty line is named',
        body: RedirectPaste,
        response: { 200: Pasted },
      },
    },
    async (request) => {
      const data = await pasteRedirects(operationFor(services, request), request.body);
      return success({ data, message: request.t('platform:success.created') });
    },
  );

  api.post(
    `${PATH}/delete`,
    {
      config,
      schema: {
        tags,
        summary: 'Delete several redirects',
        body: RedirectIds,
        response: { 200: Deleted },
      },
    },
    async (request) => {
      const deleted = await deleteRedirects(operationFor(services, request), request.body.ids);
      return success({ data: { deleted }, message: request.t('platform:success.deleted') });
    },
  );

  api.get(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'One redirect',
        params: IdParam,
        response: { 200: dataReply(Redirect) },
      },
    },
    async (request) =>
      success({ data: await getRedirect(operationFor(services, request), request.params.id) }),
  );

  api.put(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Change a redirect',
        params: IdParam,
        body: RedirectChange,
        response: { 200: RedirectReply },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await changeRedirect(op, request.params.id, request.body);
      return success({ data, message: request.t('platform:success.updated') });
    },
  );

  api.delete(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Delete a redirect',
        params: IdParam,
        response: { 200: Done },
      },
    },
    async (request) => {
      await deleteRedirect(operationFor(services, request), request.params.id);
      return success({ message: request.t('platform:success.deleted') });
    },
  );
}
