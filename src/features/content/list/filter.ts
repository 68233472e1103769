import * as z from 'zod/mini';
import { dayField } from '../../../platform/day.ts';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import { CATEGORY_NAMES, LIMITS, STATES } from '../schema.ts';

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
