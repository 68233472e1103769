import * as z from 'zod/mini';
import { oneLine, severalLines } from '../../platform/typed-text.ts';
import { Picture } from '../media/schema.ts';

/** Categories as they are stored and sent; `path` is the Turkish list address. */
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

/** What an editor sends, on creating and on saving. `version` is the one the editor has seen. */
const fields = {
  title: oneLine(LIMITS.title).check(z.minLength(3)),
  category: z.enum(CATEGORY_NAMES),
  body: z._default(z.string().check(z.maxLength(LIMITS.body)), ''),
  summary: z._default(severalLines(LIMITS.summary), ''),
  author: z._default(oneLine(LIMITS.author), ''),
  /** Empty: made from the title. */
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
 * Made by the client when a new piece is begun. A repeated call with the same key answers the piece
 * that the first call created, so that a lost reply does not lead to a second piece.
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
  /** ISO 8601 in UTC; null while it was never published. */
  publishedAt: z.nullable(z.string()),
  updatedAt: z.string(),
  readingMinutes: z.int(),
  cover: z.nullable(Picture),
  /** Counts saves. Saving and deleting name the version that was shown. */
  version: z.int(),
  /** Public path, e.g. `/haberler/kiyi-hepimizin`. */
  path: z.string(),
};
export const ContentSummary = z.object(summaryShape);
export type ContentSummary = z.infer<typeof ContentSummary>;

export const Content = z.object({
  ...summaryShape,
  body: z.string(),
  createdAt: z.string(),
  /** Who saved last. Null for visitors, and when that account is gone. */
  savedBy: z.nullable(z.string()),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type Content = z.infer<typeof Content>;

/** Rows of a page of the list, and its order, unless others are asked for. */
export const DEFAULT_PAGE_SIZE = 20;
export const DEFAULT_SORT = '-publishedAt';
/** Later pages are refused: the database has to pass every row before the first one of a page. */
export const LAST_PAGE = 5000;
/** Rows that a visitor can reach in a list, for the same reason. Staff see all. */
export const VISITORS_ROWS = 10_000;

/** Something in the body that the site leaves out; it keeps nobody from saving. */
export const BodyWarning = z.object({
  kind: z.enum(['picture', 'link']),
  /** Line of the Markdown, counted from 1. */
  line: z.int(),
  address: z.string(),
});
export type BodyWarning = z.infer<typeof BodyWarning>;

/** The body as the site will show it. */
export const Preview = z.object({ html: z.string(), warnings: z.array(BodyWarning) });
export type Preview = z.infer<typeof Preview>;

/** Only staff may ask for a `state` other than published: 422 for everybody else. */
export const ContentFilter = z.strictObject({
  category: z.optional(z.enum(CATEGORY_NAMES)),
  state: z.optional(z.enum(STATES)),
  /** Only what the caller created. Without a session there is no `me`. */
  createdBy: z.optional(z.literal('me')),
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  year: z.optional(z.coerce.number().check(z.int(), z.gte(1990), z.lte(2999))),
  /** Left out: the newest first; for visitors who search, what fits best first. */
  sort: z.optional(
    z.enum([DEFAULT_SORT, 'publishedAt', '-updatedAt', 'updatedAt', 'title', '-title']),
  ),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(LAST_PAGE)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), DEFAULT_PAGE_SIZE),
});
export type ContentFilter = z.infer<typeof ContentFilter>;
