import * as z from 'zod/mini';
import { contract, one, whole } from '../../../platform/http/contract.ts';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import { everybody } from '../../../platform/rights.ts';
import { SlugParam } from '../contract.ts';
import { CATEGORY_NAMES, LIMITS, pictureWords } from '../schema.ts';

/** The page size of the reading API if the request contains none, and the largest. */
export const READING_PAGE = 20;
export const LARGEST_READING_PAGE = 50;

export const ReadingFilter = z.strictObject({
  category: z.optional(z.enum(CATEGORY_NAMES)),
  /** Exactly as it is written in the content. */
  tag: z.optional(z.string().check(z.minLength(1), z.maxLength(LIMITS.tag))),
  language: z.optional(z.enum(LOCALES)),
  /** Exactly as it is written in the content. */
  author: z.optional(z.string().check(z.minLength(1), z.maxLength(LIMITS.author))),
  /** Of the publication, in Istanbul time. */
  year: z.optional(z.coerce.number().check(z.int(), z.gte(1990), z.lte(2999))),
  /** Published at this time or later; ISO 8601 with a time zone. */
  since: z.optional(z.iso.datetime({ offset: true })),
  /** Words that the text contains, in any form. Cannot be combined with tag, language, author, since. */
  q: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(200))),
  /** `next` of the page before; with the same filter. */
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  limit: z._default(
    z.coerce.number().check(z.int(), z.gte(1), z.lte(LARGEST_READING_PAGE)),
    READING_PAGE,
  ),
});
export type ReadingFilter = z.infer<typeof ReadingFilter>;

const PublishedCover = z.object({
  /** Absolute, of the largest WebP; the other widths have the same address with another number. */
  url: z.string(),
  widths: z.array(z.int()),
  width: z.int(),
  height: z.int(),
  ...pictureWords,
});

const shape = {
  id: z.uuid(),
  category: z.enum(CATEGORY_NAMES),
  slug: z.string(),
  /** The absolute address of its page. */
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  place: z.string(),
  tags: z.array(z.string()),
  language: z.enum(LOCALES),
  /** An archived content keeps its page, but is in no list. */
  state: z.enum(['published', 'archived']),
  /** ISO 8601 in UTC. */
  publishedAt: z.string(),
  updatedAt: z.string(),
  readingMinutes: z.int(),
  cover: z.nullable(PublishedCover),
};
export const PublishedSummary = z.object(shape);
export type PublishedSummary = z.infer<typeof PublishedSummary>;

export const PublishedContent = z.object({
  ...shape,
  /** Markdown. */
  body: z.string(),
  /** The same as the site shows it; addresses in it begin with `/`. */
  html: z.string(),
  /** The correction notes below it, the oldest first; each `day` in Istanbul, `2026-11-28`. */
  corrections: z.array(z.object({ day: z.string(), text: z.string() })),
  translations: z.array(
    z.object({ language: z.enum(LOCALES), title: z.string(), url: z.string() }),
  ),
});
export type PublishedContent = z.infer<typeof PublishedContent>;

export const PublishedPage = z.object({
  success: z.literal(true),
  data: z.array(PublishedSummary),
  /** The `cursor` of the next page; null on the last one. */
  next: z.nullable(z.string()),
});

/** Published contents for other programs: no session, no token, from every origin. */
export const publishedRoutes = contract(
  'published',
  { right: everybody },
  {
    list: {
      at: 'GET /published',
      summary: 'Published contents for other programs, the newest first',
      query: ReadingFilter,
      reply: whole(PublishedPage),
    },
    getBySlug: {
      at: 'GET /published/:slug',
      summary: 'One published content with its text, for other programs',
      params: SlugParam,
      reply: one(PublishedContent),
    },
  },
);
