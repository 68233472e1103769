import * as z from 'zod/mini';
import { branchFilter } from '../../platform/branches/contract.ts';
import { dayField } from '../../platform/day.ts';
import {
  changed,
  contract,
  done,
  list,
  one,
  PREVIEW_RATE,
  whole,
} from '../../platform/http/contract.ts';
import { changedReply, IdParam } from '../../platform/http/replies.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { everybody } from '../../platform/rights.ts';
import { contentRight } from './policy.ts';
import {
  BodyWarning,
  CATEGORY_NAMES,
  CONTENT_BYTES,
  Content,
  ContentChange,
  ContentSummary,
  CreationHeaders,
  LIMITS,
  NewContent,
  PagePreview,
  PendingChange,
  Preview,
  STATES,
  TypedContent,
} from './schema.ts';

/** The page size and the order of a list if the request contains none. */
export const DEFAULT_PAGE_SIZE = 20;
export const DEFAULT_SORT = '-publishedAt';
/** Later pages are refused, because the database must read every row before the page. */
export const LAST_PAGE = 5000;
/** How many rows of a list visitors can reach, for the same reason. Staff can reach all. */
export const VISITORS_ROWS = 10_000;

/** More results of a search that is sorted are not counted. */
export const MOST_FOUND = 2000;

const matching = {
  category: z.optional(z.enum(CATEGORY_NAMES)),
  state: z.optional(z.enum(STATES)),
  /** The id of the user who created it, or `me`. Without a session this is refused. */
  createdBy: z.optional(z.union([z.literal('me'), z.uuid()])),
  /** The printed name of the author, whole. */
  author: z.optional(z.string().check(z.trim(), z.maxLength(LIMITS.author))),
  tag: z.optional(z.string().check(z.trim(), z.maxLength(LIMITS.tag))),
  language: z.optional(z.enum(LOCALES)),
  branch: z.optional(branchFilter),
  /**
   * Only contents with changes that are not published, or only those with a picture that lacks its
   * alternative text.
   */
  only: z.optional(z.enum(['pending', 'lacksAlt'])),
  /** Days in Istanbul, both included, of the publication or, with `date`, of the last change. */
  from: z.optional(dayField),
  to: z.optional(dayField),
  date: z.optional(z.enum(['publishedAt', 'updatedAt'])),
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  year: z.optional(z.coerce.number().check(z.int(), z.gte(1990), z.lte(2999))),
};
/** The part of a filter that says which contents match. */
export const Matching = z.strictObject(matching);
export type Matching = z.infer<typeof Matching>;

/**
 * Visitors may use `category`, `state` published, `q` and `year`; for all others they get 422, or 401
 * for `createdBy`.
 */
export const ContentFilter = z.strictObject({
  ...matching,
  /** Default: the newest first; for a search by a visitor, the most relevant first. */
  sort: z.optional(
    z.enum([DEFAULT_SORT, 'publishedAt', '-updatedAt', 'updatedAt', 'title', '-title']),
  ),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(LAST_PAGE)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), DEFAULT_PAGE_SIZE),
});
export type ContentFilter = z.infer<typeof ContentFilter>;

/** The reply to every save of a text, with the parts of it that the site leaves out. */
const SavedReply = z.extend(changedReply(Content), { warnings: z.array(BodyWarning) });
export type SavedReply = z.infer<typeof SavedReply>;

export const SlugParam = z.strictObject({
  slug: z.string().check(z.maxLength(LIMITS.slug), z.regex(/^[a-z0-9-]+$/)),
});
const SeenVersion = z.strictObject({ version: z.coerce.number().check(z.int(), z.positive()) });
const PreviewRequest = z.strictObject({ body: z.string().check(z.maxLength(LIMITS.body)) });

/** Content: everyone can read what is published; users with the right to write can change it. */
export const contentRoutes = contract(
  'contents',
  { right: contentRight },
  {
    list: {
      at: 'GET /contents',
      summary: 'One page of the contents',
      right: everybody,
      query: ContentFilter,
      reply: list(ContentSummary),
    },
    get: {
      at: 'GET /contents/:id',
      summary: 'One content with its text',
      right: everybody,
      params: IdParam,
      reply: one(Content),
    },
    getEdited: {
      at: 'GET /contents/:id/edit',
      summary: 'One content with its newest text, also if it is not published',
      params: IdParam,
      reply: one(Content),
    },
    getBySlug: {
      at: 'GET /contents/by-slug/:slug',
      summary: 'Published content by its address',
      right: everybody,
      params: SlugParam,
      reply: one(Content),
    },
    create: {
      at: 'POST /contents',
      summary: 'Create content',
      headers: CreationHeaders,
      body: NewContent,
      bytes: CONTENT_BYTES,
      reply: whole(SavedReply),
      status: 201,
    },
    save: {
      at: 'PUT /contents/:id',
      summary: 'Save content',
      params: IdParam,
      body: ContentChange,
      bytes: CONTENT_BYTES,
      reply: whole(SavedReply),
    },
    savePending: {
      at: 'PUT /contents/:id/pending',
      summary: 'Save content without changing what the public sees',
      params: IdParam,
      body: PendingChange,
      bytes: CONTENT_BYTES,
      reply: whole(SavedReply),
    },
    discardPending: {
      at: 'DELETE /contents/:id/pending',
      summary: 'Remove the changes that are not published',
      params: IdParam,
      query: SeenVersion,
      reply: changed(Content, 'updated'),
    },
    delete: {
      at: 'DELETE /contents/:id',
      summary: 'Move content to the trash, where it can be restored for 30 days',
      params: IdParam,
      query: SeenVersion,
      reply: done('deleted'),
    },
    preview: {
      at: 'POST /contents/preview',
      summary: 'Markdown as the site will show it',
      body: PreviewRequest,
      bytes: CONTENT_BYTES,
      reply: one(Preview),
    },
    previewPage: {
      at: 'POST /contents/preview-page',
      summary: 'The page of a content as the site would show it with these fields',
      body: TypedContent,
      bytes: CONTENT_BYTES,
      rate: PREVIEW_RATE,
      reply: one(PagePreview),
    },
  },
);
