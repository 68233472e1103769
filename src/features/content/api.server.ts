import * as z from 'zod/mini';
import type { Api } from '../../platform/http/api.server.ts';
import { answerCached } from '../../platform/http/cached-reply.server.ts';
import { Done, dataReply, IdParam, listReply, success } from '../../platform/http/replies.ts';
import { mediaIdsIn } from '../../platform/markup/media-ids.ts';
import { checkBody, renderBody } from '../../platform/markup/render-body.server.ts';
import { requireThat } from '../../platform/require.ts';
import { everybody } from '../../platform/rights.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import { readPictureSizes } from '../media/operations.server.ts';
import { bulkApi } from './bulk/api.server.ts';
import { fieldsApi } from './fields/api.server.ts';
import { listApi } from './list/api.server.ts';
import { ContentFilter, DEFAULT_PAGE_SIZE, DEFAULT_SORT } from './list/filter.ts';
import {
  getContent,
  getContentBySlug,
  getEditedContent,
  listContents,
} from './operations.server.ts';
import { canCreateContent, contentRight } from './policy.ts';
import { presenceApi } from './presence/api.server.ts';
import { previewLinkApi } from './preview-link/api.server.ts';
import { revisionsApi } from './revisions/api.server.ts';
import { SavedReply } from './saved-reply.ts';
import {
  CONTENT_BYTES,
  Content,
  ContentChange,
  ContentSummary,
  CreationHeaders,
  LIMITS,
  NewContent,
  Preview,
} from './schema.ts';
import { trashApi } from './trash/api.server.ts';
import { deleteContent } from './trash/trash.server.ts';
import { createContent, saveContent } from './write.server.ts';

const SlugParam = z.strictObject({
  slug: z.string().check(z.maxLength(LIMITS.slug), z.regex(/^[a-z0-9-]+$/)),
});
const SeenVersion = z.strictObject({ version: z.coerce.number().check(z.int(), z.positive()) });
const PreviewRequest = z.strictObject({ body: z.string().check(z.maxLength(LIMITS.body)) });

/**
 * The number of first pages that are cached for visitors, for each category and for the list of
 * all.
 */
const CACHED_PAGES = 10;

/**
 * The cache key of a list for visitors, or null if the list is not cached. A visitor can send any
 * number of different pages, page sizes, sort orders and years, so only a fixed set is cached.
 */
function cacheKeyOf(filter: ContentFilter): string | null {
  const { category, state = 'published', sort = DEFAULT_SORT, page, pageSize, ...others } = filter;
  if (state !== 'published' || sort !== DEFAULT_SORT) return null;
  if (Object.values(others).some((value) => value !== undefined)) return null;
  if (page > CACHED_PAGES || pageSize !== DEFAULT_PAGE_SIZE) return null;
  const query = { ...(category && { category }), page: String(page), pageSize: String(pageSize) };
  return `/api/contents?${new URLSearchParams(query)}`;
}

/** Content: everyone can read what is published; users with the right to write can change it. */
export function contentApi(api: Api, services: Services): void {
  const tags = ['contents'];
  const open = { config: { right: everybody } };
  const staff = { config: { right: contentRight } };
  const writing = { ...staff, bodyLimit: CONTENT_BYTES };

  api.get(
    '/contents',
    {
      ...open,
      schema: {
        tags,
        summary: 'One page of the contents',
        querystring: ContentFilter,
        response: { 200: listReply(ContentSummary) },
      },
    },
    async (request, reply) => {
      const load = async () =>
        success(await listContents(operationFor(services, request), request.query));
      const key = request.actor.kind === 'visitor' ? cacheKeyOf(request.query) : null;
      if (key === null) {
        const cost = request.query.q === undefined ? 'list' : 'search';
        return services.admission.admit(cost, request, load);
      }
      return answerCached(services, request, reply, { key, load, tagsOf: () => ['list:all'] });
    },
  );

  api.get(
    '/contents/:id',
    {
      ...open,
      schema: {
        tags,
        summary: 'One content with its text',
        params: IdParam,
        response: { 200: dataReply(Content) },
      },
    },
    async (request) =>
      success({ data: await getContent(operationFor(services, request), request.params.id) }),
  );

  api.get(
    '/contents/:id/edit',
    {
      ...staff,
      schema: {
        tags,
        summary: 'One content with its newest text, also if it is not published',
        params: IdParam,
        response: { 200: dataReply(Content) },
      },
    },
    async (request) =>
      success({ data: await getEditedContent(operationFor(services, request), request.params.id) }),
  );

  api.get(
    '/contents/by-slug/:slug',
    {
      ...open,
      schema: {
        tags,
        summary: 'Published content by its address',
        params: SlugParam,
        response: { 200: dataReply(Content) },
      },
    },
    async (request, reply) => {
      const load = async () =>
        success({
          data: await getContentBySlug(operationFor(services, request), request.params.slug),
        });
      if (request.actor.kind === 'staff') return load();
      return answerCached(services, request, reply, {
        key: `/api/contents/by-slug/${request.params.slug}`,
        load,
        tagsOf: ({ data }) => [`content:${data.id}`],
      });
    },
  );

  api.post(
    '/contents',
    {
      ...writing,
      schema: {
        tags,
        summary: 'Create content',
        headers: CreationHeaders,
        body: NewContent,
        response: { 201: SavedReply },
      },
    },
    async (request, reply) => {
      const op = operationFor(services, request);
      const { notShown: warnings } = await checkBody(request.body.body);
      const data = await createContent(op, request.body, request.headers['idempotency-key']);
      reply.status(201);
      const message = request.t('platform:success.created');
      return success({ data, message, warnings });
    },
  );

  api.put(
    '/contents/:id',
    {
      ...writing,
      schema: {
        tags,
        summary: 'Save content',
        params: IdParam,
        body: ContentChange,
        response: { 200: SavedReply },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const { notShown: warnings } = await checkBody(request.body.body);
      const data = await saveContent(op, request.params.id, request.body);
      const message = request.t('platform:success.updated');
      return success({ data, message, warnings });
    },
  );

  api.delete(
    '/contents/:id',
    {
      ...staff,
      schema: {
        tags,
        summary: 'Move content to the trash, where it can be restored for 30 days',
        params: IdParam,
        querystring: SeenVersion,
        response: { 200: Done },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      await deleteContent(op, request.params.id, request.query.version);
      return success({ message: request.t('platform:success.deleted') });
    },
  );

  api.post(
    '/contents/preview',
    {
      ...writing,
      schema: {
        tags,
        summary: 'Markdown as the site will show it',
        body: PreviewRequest,
        response: { 200: dataReply(Preview) },
      },
    },
    async (request) => {
      requireThat(request.actor, canCreateContent);
      const { body } = request.body;
      const { html } = await renderBody(
        body,
        await readPictureSizes(services.db, mediaIdsIn(body)),
      );
      const { notShown: warnings, faults: checks } = await checkBody(body);
      return success({ data: { html, warnings, checks } });
    },
  );

  revisionsApi(api, services);
  listApi(api, services);
  bulkApi(api, services);
  trashApi(api, services);
  previewLinkApi(api, services);
  presenceApi(api, services);
  fieldsApi(api, services);
}
