import type { FastifyRequest } from 'fastify';
import type { CachedReply } from '../../platform/http/cached-reply.server.ts';
import { implement } from '../../platform/http/implement.server.ts';
import { success } from '../../platform/http/replies.ts';
import { checkBody } from '../../platform/markup/render-body.server.ts';
import { type ContentFilter, contentRoutes, DEFAULT_PAGE_SIZE, DEFAULT_SORT } from './contract.ts';
import { bulkReply, changeMany, undoMany } from './desk/bulk.server.ts';
import { moveToDay, readCalendar } from './desk/calendar.server.ts';
import { countStates, listAuthors, listChoices, listTags } from './desk/choices.server.ts';
import { deskRoutes } from './desk/contract.ts';
import { deleteContent, eraseContent, listTrash, recoverContent } from './desk/trash.server.ts';
import { editorRoutes } from './editor/contract.ts';
import { duplicateContent } from './editor/duplicate.server.ts';
import { previewPage } from './editor/page-preview.server.ts';
import { endPresence, reportPresence } from './editor/presence.server.ts';
import {
  makePreviewLink,
  readPreviewLink,
  removePreviewLink,
} from './editor/preview-link.server.ts';
import { getRevision, listRevisions, restoreRevision } from './editor/revisions.server.ts';
import { markSourceSeen, readSource } from './editor/translation-source.server.ts';
import { listContents } from './list.server.ts';
import { getContentBySlug } from './published/by-slug.server.ts';
import { publishedRoutes, READING_PAGE, type ReadingFilter } from './published/contract.ts';
import { readPublishedBySlug, readPublishedPage } from './published/programs.server.ts';
import { getContent, getEditedContent } from './read.server.ts';
import {
  createContent,
  discardPending,
  linkTranslation,
  previewBody,
  saveContent,
  savePending,
} from './save.server.ts';
import type { Content } from './schema.ts';

export const contentApi = implement(contentRoutes, () => ({
  list: {
    run: ({ op, query }) => listContents(op, query),
    cache({ request, query }) {
      const key = request.actor.kind === 'visitor' ? cacheKeyOf(query) : null;
      return key === null ? null : { key, tagsOf: () => ['list:all'] };
    },
    admit: ({ query }) => (query.q === undefined ? 'list' : 'search'),
  },
  get: ({ op, params }) => getContent(op, params.id),
  getEdited: ({ op, params }) => getEditedContent(op, params.id),
  getBySlug: {
    run: ({ op, params }) => getContentBySlug(op, params.slug),
    cache: ({ request, params }) =>
      request.actor.kind === 'staff'
        ? null
        : {
            key: `/api/contents/by-slug/${params.slug}`,
            tagsOf: ({ data }) => [`content:${data.id}`],
          },
  },
  create: ({ op, body, headers, request }) =>
    saved(request, 'created', body.body, () => createContent(op, body, headers['idempotency-key'])),
  save: ({ op, params, body, request }) =>
    saved(request, 'updated', body.body, () => saveContent(op, params.id, body)),
  savePending: ({ op, params, body, request }) =>
    saved(request, 'updated', body.body, () => savePending(op, params.id, body)),
  discardPending: ({ op, params, query }) => discardPending(op, params.id, query.version),
  delete: ({ op, params, query }) => deleteContent(op, params.id, query.version),
  preview: ({ op, body }) => previewBody(op, body.body),
  previewPage: ({ op, body }) => previewPage(op, body),
}));

/** Saves, and names the parts of the text that the site leaves out. */
async function saved(
  request: FastifyRequest,
  message: 'created' | 'updated',
  body: string,
  save: () => Promise<Content>,
) {
  // Before the save: a text that takes too long must be refused, not stored.
  const { notShown: warnings } = await checkBody(body);
  const data = await save();
  return success({ data, message: request.t(`platform:success.${message}`), warnings });
}

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

export const deskApi = implement(deskRoutes, () => ({
  counts: {
    run: ({ op, query }) => countStates(op, query),
    admit: ({ query }) => (query.q === undefined ? null : 'search'),
  },
  choices: ({ op }) => listChoices(op),
  calendar: async ({ op, query }) => success(await readCalendar(op, query)),
  moveToDay: ({ op, params, body }) => moveToDay(op, params.id, body),
  changeMany: async ({ op, body, request }) =>
    bulkReply(request.t, body.action, await changeMany(op, body)),
  undoMany: async ({ op, params, request }) =>
    bulkReply(request.t, 'undo', await undoMany(op, params.id)),
  trash: ({ op, query }) => listTrash(op, query),
  recover: ({ op, params }) => recoverContent(op, params.id),
  erase: ({ op, params }) => eraseContent(op, params.id),
}));

export const editorApi = implement(editorRoutes, ({ publicUrl }) => ({
  revisions: async ({ op, params, query }) => success(await listRevisions(op, params.id, query)),
  revision: ({ op, params }) => getRevision(op, params.id, params.revisionId),
  restore: ({ op, params, body }) =>
    restoreRevision(op, params.id, params.revisionId, body.version),
  previewLink: ({ op, params }) => readPreviewLink(op, params.id),
  makePreviewLink: ({ op, params }) => makePreviewLink(op, params.id, publicUrl),
  endPreviewLink: ({ op, params }) => removePreviewLink(op, params.id),
  reportPresence: ({ op, params }) => reportPresence(op, params.id),
  endPresence: ({ op, params }) => endPresence(op, params.id),
  tags: ({ op, query }) => listTags(op, query),
  authors: ({ op, query }) => listAuthors(op, query),
  duplicate: ({ op, params }) => duplicateContent(op, params.id),
  linkTranslation: ({ op, params, body }) => linkTranslation(op, params.id, body.of),
  source: ({ op, params }) => readSource(op, params.id),
  sourceSeen: ({ op, params, body }) => markSourceSeen(op, params.id, body),
}));

export const publishedApi = implement(publishedRoutes, ({ db, read, publicUrl }, scope) => {
  // A refusal needs it too, so that a script of another site can read it.
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('Access-Control-Allow-Origin', '*');
  });
  return {
    list: {
      run: async ({ query }) => success(await readPublishedPage(db, read, query, publicUrl)),
      cache: ({ query }) => ({
        key: publishedKeyOf(query),
        tagsOf: () => ['list:all'],
        headers: PUBLISHED_HEADERS,
      }),
      admit: ({ query }) => (query.q === undefined ? 'list' : 'search'),
    },
    getBySlug: {
      run: ({ params }) => readPublishedBySlug(read, params.slug, publicUrl),
      cache: ({ params }) => ({
        key: `${PUBLISHED_PATH}/${params.slug}`,
        tagsOf: ({ data }) => [`content:${data.id}`],
        headers: PUBLISHED_HEADERS,
      }),
    },
  };
});

const PUBLISHED_PATH = '/api/published';

/** The same for every caller, on every site. */
const PUBLISHED_HEADERS: CachedReply<unknown>['headers'] = [
  'Vary',
  'Accept-Encoding',
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  'ETag, Retry-After',
];

/**
 * The cache key of a first page, or null. A stranger can send any number of other filters and
 * cursors, so these pages only are cached: one for each category and language, and both together.
 */
function publishedKeyOf({ category, language, limit, ...others }: ReadingFilter): string | null {
  const isFirst = Object.values(others).every((value) => value === undefined);
  if (!isFirst || limit !== READING_PAGE) return null;
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(language && { language }),
  });
  return query.size > 0 ? `${PUBLISHED_PATH}?${query}` : PUBLISHED_PATH;
}
