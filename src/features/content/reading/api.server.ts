import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Api } from '../../../platform/http/api.server.ts';
import { answerCached, type CachedReply } from '../../../platform/http/cached-reply.server.ts';
import { dataReply, success } from '../../../platform/http/replies.ts';
import { everybody } from '../../../platform/rights.ts';
import type { Services } from '../../../platform/services.server.ts';
import { LIMITS } from '../schema.ts';
import { readPublishedBySlug, readPublishedPage } from './read-published.server.ts';
import { PublishedContent, PublishedPage, READING_PAGE, ReadingFilter } from './reading-schema.ts';

const PATH = '/api/published';
const SlugParam = z.strictObject({
  slug: z.string().check(z.maxLength(LIMITS.slug), z.regex(/^[a-z0-9-]+$/)),
});

/** The same for every caller, on every site. */
const HEADERS = [
  ...['Vary', 'Accept-Encoding'],
  ...['Access-Control-Allow-Origin', '*', 'Access-Control-Expose-Headers', 'ETag, Retry-After'],
];

/**
 * The cache key of a first page, or null. A stranger can send any number of other filters and
 * cursors, so these pages only are cached: one for each category and language, and both together.
 */
function cacheKeyOf({ category, language, limit, ...others }: ReadingFilter): string | null {
  const isFirst = Object.values(others).every((value) => value === undefined);
  if (!isFirst || limit !== READING_PAGE) return null;
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(language && { language }),
  });
  return query.size > 0 ? `${PATH}?${query}` : PATH;
}

/** Published contents for other programs: no session, no token, from every origin. */
export function readingApi(api: Api, services: Services): void {
  const tags = ['published'];
  const config = { right: everybody };
  const { db, read, publicUrl, admission } = services;

  api.register(async (scope: Api) => {
    // A refusal needs it too, so that a script of another site can read it.
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('Access-Control-Allow-Origin', '*');
    });

    scope.get(
      '/published',
      {
        config,
        schema: {
          tags,
          summary: 'Published contents for other programs, the newest first',
          querystring: ReadingFilter,
          response: { 200: PublishedPage },
        },
      },
      async (request, reply) => {
        const filter = request.query;
        const readPage = async () => success(await readPublishedPage(db, read, filter, publicUrl));
        const key = cacheKeyOf(filter);
        const cost = filter.q === undefined ? 'list' : 'search';
        const load = key ? readPage : () => admission.admit(cost, request, readPage);
        return answer(request, reply, { key, load, tagsOf: () => ['list:all'] });
      },
    );

    scope.get(
      '/published/:slug',
      {
        config,
        schema: {
          tags,
          summary: 'One published content with its text, for other programs',
          params: SlugParam,
          response: { 200: dataReply(PublishedContent) },
        },
      },
      async (request, reply) => {
        const { slug } = request.params;
        const load = async () =>
          success({ data: await readPublishedBySlug(read, slug, publicUrl) });
        const key = `${PATH}/${slug}`;
        return answer(request, reply, { key, load, tagsOf: ({ data }) => [`content:${data.id}`] });
      },
    );
  });

  const answer = <T>(request: FastifyRequest, reply: FastifyReply, reading: CachedReply<T>) =>
    answerCached(services, request, reply, { ...reading, headers: HEADERS });
}
