import * as z from 'zod/mini';
import { oneLine, severalLines } from '../../platform/typed-text.ts';
import { Picture } from '../media/schema.ts';

/** The categories as they are stored and sent, each with the Turkish path of its list. */
export const CATEGORIES = {
  haberler: '/haberler',
  makaleler: '/makaleler',
  ziyaretler: '/ziyaretler',
  basinAciklamalari: '/basin-aciklamalari',
  teskilatCalismalari: '/teskilat-calismalari',
  liberalSiyaset: '/liberal-siyaset',
  raporlar: '/raporlar',
  english: '/ufuk-eng',
} as const;
export type Category = keyof typeof CATEGORIES;
export const CATEGORY_NAMES = Object.keys(CATEGORIES) as [Category, ...Category[]];

export const STATES = ['draft', 'published', 'archived'] as const;
export type State = (typeof STATES)[number];

export const LIMITS = {
  title: 200,
  summary: 300,
  body: 50_000,
  slug: 120,
  alt: 300,
  caption: 300,
  author: 120,
};

const CoverInput = z.object({
  mediaId: z.uuid(),
  alt: severalLines(LIMITS.alt),
  caption: z._default(oneLine(LIMITS.caption), ''),
});

/** The input for creating and saving. `version` is the version that the user has edited. */
const fields = {
  title: oneLine(LIMITS.title).check(z.minLength(3)),
  category: z.enum(CATEGORY_NAMES),
  body: z._default(z.string().check(z.maxLength(LIMITS.body)), ''),
  summary: z._default(severalLines(LIMITS.summary), ''),
  author: z._default(oneLine(LIMITS.author), ''),
  /** If empty, it is made from the title. */
  slug: z._default(
    z.string().check(z.trim(), z.maxLength(LIMITS.slug), z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)),
    '',
  ),
  state: z._default(z.enum(STATES), 'draft'),
  cover: z._default(z.nullable(CoverInput), null),
};
export const NewContent = z.strictObject(fields);
export const ContentChange = z.strictObject({ ...fields, version: z.int().check(z.positive()) });
export type NewContent = z.infer<typeof NewContent>;
export type ContentChange = z.infer<typeof ContentChange>;

/**
 * The client makes this key for new content. A repeated call with the same key returns the content
 * that the first call created, so that a lost reply does not cause a second content.
 */
export const CreationHeaders = z.looseObject({
  'idempotency-key': z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
});

const summaryShape = {
  id: z.uuid(),
  category: z.enum(CATEGORY_NAMES),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  state: z.enum(STATES),
  /** ISO 8601 in UTC; null if it was never published. */
  publishedAt: z.nullable(z.string()),
  updatedAt: z.string(),
  readingMinutes: z.int(),
  cover: z.nullable(Picture),
  /**
   * Increases with every save. Requests to save or delete must contain the version that was shown.
   */
  version: z.int(),
  /** The public path, e.g. `/haberler/kiyi-hepimizin`. */
  path: z.string(),
};
export const ContentSummary = z.object(summaryShape);
export type ContentSummary = z.infer<typeof ContentSummary>;

export const Content = z.object({
  ...summaryShape,
  body: z.string(),
  createdAt: z.string(),
  /** The user who saved last. Null for visitors, and if the account was deleted. */
  savedBy: z.nullable(z.string()),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type Content = z.infer<typeof Content>;

/** The page size and the order of a list if the request contains none. */
export const DEFAULT_PAGE_SIZE = 20;
export const DEFAULT_SORT = '-publishedAt';
/** Later pages are refused, because the database must read every row before the page. */
export const LAST_PAGE = 5000;
/** How many rows of a list visitors can reach, for the same reason. Staff can reach all. */
export const VISITORS_ROWS = 10_000;

/** A part of the body that the site leaves out. Saving is still possible. */
export const BodyWarning = z.object({
  kind: z.enum(['picture', 'link']),
  /** The line in the Markdown, starting at 1. */
  line: z.int(),
  address: z.string(),
});
export type BodyWarning = z.infer<typeof BodyWarning>;

/** The body as the site will show it. */
export const Preview = z.object({ html: z.string(), warnings: z.array(BodyWarning) });
export type Preview = z.infer<typeof Preview>;

/** Only staff may request a `state` other than published; all others get 422. */
export const ContentFilter = z.strictObject({
  category: z.optional(z.enum(CATEGORY_NAMES)),
  state: z.optional(z.enum(STATES)),
  /** Only contents that the signed-in user created. Without a session this is refused. */
  createdBy: z.optional(z.literal('me')),
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  year: z.optional(z.coerce.number().check(z.int(), z.gte(1990), z.lte(2999))),
  /** Default: the newest first; for a search by a visitor, the most relevant first. */
  sort: z.optional(
    z.enum([DEFAULT_SORT, 'publishedAt', '-updatedAt', 'updatedAt', 'title', '-title']),
  ),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(LAST_PAGE)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), DEFAULT_PAGE_SIZE),
});
export type ContentFilter = z.infer<typeof ContentFilter>;
