import * as z from 'zod/mini';
import { changed, contract, one } from '../../platform/http/contract.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { siteRight } from '../../platform/rights.ts';
import { oneLine } from '../../platform/typed-text.ts';

/** The public pages whose fixed text can be replaced, each with its Turkish path. */
export const STATIC_PAGES = {
  about: '/hakkimizda',
  donation: '/bagis',
  measurement: '/olcum-tercihi',
  accessibility: '/erisilebilirlik',
  privacy: '/gizlilik',
} as const;
export type StaticPage = keyof typeof STATIC_PAGES;
export const STATIC_PAGE_KEYS = Object.keys(STATIC_PAGES) as [StaticPage, ...StaticPage[]];

/** The tag of every page that can have such a text. */
export const STATIC_PAGES_TAG = 'static-pages';
/** The part of the page about privacy that lists all notices. */
export const NOTICES_ID = 'aydinlatma-metinleri';

export const STATIC_LIMITS = { title: 160, body: 100_000 };
/** The longest request, in bytes. */
const STATIC_BYTES = 6 * STATIC_LIMITS.body + 16 * 1024;

const body = z.string().check(z.maxLength(STATIC_LIMITS.body));
/** A text in one language; `body` is Markdown. */
export const StaticWords = z.strictObject({
  title: oneLine(STATIC_LIMITS.title).check(z.minLength(1)),
  body: body.check(z.trim(), z.minLength(1)),
});
export type StaticWords = z.infer<typeof StaticWords>;

/** `version` is the one that was seen; 0: there was only the built-in text. */
export const StaticChange = z.extend(StaticWords, { version: z.int().check(z.gte(0)) });
export type StaticChange = z.infer<typeof StaticChange>;

const StaticPreviewInput = z.strictObject({ body });
const StaticPreview = z.object({ html: z.string() });

/** A page in the list: in which languages it has a text of its own. */
export const StaticSummary = z.object({
  page: z.enum(STATIC_PAGE_KEYS),
  path: z.string(),
  /** `updatedAt`: ISO 8601 in UTC. */
  texts: z.array(z.object({ locale: z.enum(LOCALES), updatedAt: z.string() })),
});
export type StaticSummary = z.infer<typeof StaticSummary>;

/** The text of a page in one language; empty if there is only the built-in one. */
export const StaticText = z.object({
  page: z.enum(STATIC_PAGE_KEYS),
  locale: z.enum(LOCALES),
  title: z.string(),
  body: z.string(),
  version: z.int(),
  /** The Turkish text exists, which other languages need. */
  hasTurkish: z.boolean(),
});
export type StaticText = z.infer<typeof StaticText>;

const StaticParams = z.strictObject({
  page: z.enum(STATIC_PAGE_KEYS),
  locale: z.enum(LOCALES),
});
export type Which = z.infer<typeof StaticParams>;

/** The texts of fixed pages, for admins. */
export const staticPageRoutes = contract(
  'static-pages',
  { right: siteRight, fieldNames: { title: 'page-title', body: 'page-body' } },
  {
    list: {
      at: 'GET /static-pages',
      summary: 'The pages whose built-in text can be replaced, and in which languages it is',
      reply: one(z.array(StaticSummary)),
    },
    preview: {
      at: 'POST /static-pages/preview',
      summary: 'A text as visitors will read it',
      unconfirmed: 'stores nothing',
      body: StaticPreviewInput,
      bytes: STATIC_BYTES,
      reply: one(StaticPreview),
    },
    get: {
      at: 'GET /static-pages/:page/:locale',
      summary: 'The text of a page in one language; empty if there is only the built-in one',
      params: StaticParams,
      reply: one(StaticText),
    },
    save: {
      at: 'PUT /static-pages/:page/:locale',
      summary: 'Put a text in the place of the built-in one; Turkish first',
      params: StaticParams,
      body: StaticChange,
      bytes: STATIC_BYTES,
      reply: changed(StaticText, 'updated'),
    },
    restore: {
      at: 'DELETE /static-pages/:page/:locale',
      summary: 'Restore the built-in text of a page in one language',
      params: StaticParams,
      query: z.strictObject({ version: z.coerce.number().check(z.int(), z.gte(0)) }),
      reply: changed(StaticText, 'pageRestored'),
    },
  },
);
