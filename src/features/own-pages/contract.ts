import * as z from 'zod/mini';
import { changed, contract, done, list, one, whole } from '../../platform/http/contract.ts';
import { IdParam } from '../../platform/http/replies.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { oneLine } from '../../platform/typed-text.ts';
import { pagesRight } from './policy.ts';
import { OWN_PAGE_LIMITS, PAGE_STATES, PageTexts, Slug, Target } from './schema.ts';

const seen = z.int().check(z.positive());
const seenInAddress = z.coerce.number().check(z.int(), z.positive(), z.maximum(2 ** 31 - 1));

export const NewPage = z.strictObject({
  title: oneLine(OWN_PAGE_LIMITS.title).check(z.minLength(1)),
  slug: Slug,
});
export type NewPage = z.infer<typeof NewPage>;

/** `auto`: automatic saves of one user within some minutes become one revision. */
const PageChange = z.strictObject({
  ...PageTexts.shape,
  version: seen,
  auto: z._default(z.boolean(), false),
});
export type PageChange = z.infer<typeof PageChange>;

const Seen = z.strictObject({ version: seen });
const AddressChange = z.strictObject({ slug: Slug, version: seen });
export type AddressChange = z.infer<typeof AddressChange>;
const Removal = z.strictObject({ version: seen, target: Target });
export type Removal = z.infer<typeof Removal>;

/** `none`: not in the menu; `top`: an item of its own; else the id of the item above it. */
export const MenuChoice = z.union([z.enum(['none', 'top']), z.uuid()]);
export type MenuChoice = z.infer<typeof MenuChoice>;

const summary = {
  id: z.uuid(),
  /** The Turkish title. */
  title: z.string(),
  /** The Turkish path; in the trash the one that it had. */
  path: z.string(),
  slug: z.string(),
  state: z.enum(PAGE_STATES),
  /** In which languages its newest version has a text. */
  languages: z.array(z.enum(LOCALES)),
  /** Whether it has changes that visitors do not read yet. */
  hasPending: z.boolean(),
  /** ISO 8601 in UTC. */
  updatedAt: z.string(),
  /** Null: the account was deleted, or the product itself saved. */
  updatedBy: z.nullable(z.string()),
  /** When it will be deleted from the trash; null: it is not there. */
  erasedAt: z.nullable(z.string()),
  version: z.int(),
};
export const PageSummary = z.object(summary);
export type PageSummary = z.infer<typeof PageSummary>;

/** A page as staff edit it: its newest texts. */
export const OwnPage = z.object({
  ...summary,
  texts: PageTexts,
  /** What visitors read; null: nothing. */
  published: z.nullable(PageTexts),
  /** Its place in the menu, and the items below which it can be placed. */
  menu: z.object({
    place: MenuChoice,
    groups: z.array(z.object({ id: z.uuid(), title: z.string() })),
  }),
});
export type OwnPage = z.infer<typeof OwnPage>;

export const PagesFilter = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(OWN_PAGE_LIMITS.search))),
  /** Left out: all that are not in the trash. */
  state: z.optional(z.enum(PAGE_STATES)),
  sort: z._default(z.enum(['-updatedAt', 'updatedAt', 'title', '-title']), '-updatedAt'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
});
export type PagesFilter = z.infer<typeof PagesFilter>;

const REVISION_KINDS = ['save', 'autosave', 'restore'] as const;
export const PageRevision = z.object({
  id: z.uuid(),
  number: z.int(),
  kind: z.enum(REVISION_KINDS),
  title: z.string(),
  savedAt: z.string(),
  savedBy: z.nullable(z.string()),
  /** Whether it is what visitors read. */
  isPublic: z.boolean(),
});
export type PageRevision = z.infer<typeof PageRevision>;
const RevisionPage = z.object({
  success: z.literal(true),
  data: z.array(PageRevision),
  /** Whether there are older ones. */
  more: z.boolean(),
});
/** The newest first; `before` is the number of the last one on the previous page. */
const RevisionFilter = z.strictObject({
  before: z.optional(seenInAddress),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
});
export type RevisionFilter = z.infer<typeof RevisionFilter>;
const RevisionParams = z.strictObject({ id: z.uuid(), revisionId: z.uuid() });

/** The longest request, in bytes. */
const PAGE_BYTES = 6 * LOCALES.length * OWN_PAGE_LIMITS.body + 64 * 1024;

const texts = Object.fromEntries(
  LOCALES.flatMap((locale) =>
    ['title', 'summary', 'body'].map((name) => [`${locale}.${name}`, `ownPage-${name}`]),
  ),
);

/** Pages of the party's own, at an address of its choice. */
export const ownPageRoutes = contract(
  'own-pages',
  {
    right: pagesRight,
    unconfirmed: 'one entry of the site, everyday work as on contents',
    fieldNames: {
      ...texts,
      title: 'ownPage-title',
      body: 'ownPage-body',
      slug: 'ownPage-slug',
      target: 'ownPage-target',
      place: 'ownPage-menu',
    },
  },
  {
    list: {
      at: 'GET /own-pages',
      summary: 'One part of the list of pages that the party made',
      query: PagesFilter,
      reply: list(PageSummary),
    },
    create: {
      at: 'POST /own-pages',
      summary: 'Begin a page as a draft',
      body: NewPage,
      reply: changed(OwnPage, 'created'),
      status: 201,
    },
    checkAddress: {
      at: 'GET /own-pages/address',
      summary: 'Whether a page can have this address',
      query: z.strictObject({ slug: Slug, except: z.optional(z.uuid()) }),
      reply: one(z.object({ path: z.string(), isFree: z.boolean() })),
      rate: { max: 300, per: '10 minutes', of: 'account' },
    },
    preview: {
      at: 'POST /own-pages/preview',
      summary: 'A text as visitors will read it',
      body: z.strictObject({ body: PageTexts.shape.tr.shape.body }),
      bytes: PAGE_BYTES,
      reply: one(z.object({ html: z.string() })),
    },
    get: {
      at: 'GET /own-pages/:id',
      summary: 'One page with its newest texts',
      params: IdParam,
      reply: one(OwnPage),
    },
    save: {
      at: 'PUT /own-pages/:id',
      summary: 'Save the texts of a page; visitors read them after the publication',
      params: IdParam,
      body: PageChange,
      bytes: PAGE_BYTES,
      reply: changed(OwnPage, 'updated'),
    },
    publish: {
      at: 'POST /own-pages/:id/publish',
      summary: 'Show visitors the newest texts',
      params: IdParam,
      body: Seen,
      reply: changed(OwnPage, 'ownPagePublished'),
    },
    withdraw: {
      at: 'POST /own-pages/:id/withdraw',
      summary: 'Make a published page a draft again; its address is answered with 404',
      params: IdParam,
      body: Seen,
      reply: changed(OwnPage, 'ownPageWithdrawn'),
    },
    changeAddress: {
      at: 'PUT /own-pages/:id/address',
      summary: 'Change the address of a page; the former one leads to it',
      params: IdParam,
      body: AddressChange,
      reply: changed(OwnPage, 'updated'),
    },
    place: {
      at: 'PUT /own-pages/:id/menu',
      summary: 'Place a published page in the menu, or take it out',
      params: IdParam,
      body: z.strictObject({ place: MenuChoice }),
      reply: changed(OwnPage, 'updated'),
    },
    remove: {
      at: 'POST /own-pages/:id/remove',
      summary: 'Move a page to the trash; its address leads to the target, or is answered with 410',
      params: IdParam,
      body: Removal,
      reply: done('ownPageRemoved'),
    },
    recover: {
      at: 'POST /own-pages/:id/recover',
      summary: 'Take a page out of the trash, as a draft',
      params: IdParam,
      body: Seen,
      reply: changed(OwnPage, 'ownPageRecovered'),
    },
    erase: {
      at: 'DELETE /own-pages/:id',
      summary: 'Delete a page of the trash for ever; what its addresses answer stays',
      params: IdParam,
      reply: done('deleted'),
    },
    revisions: {
      at: 'GET /own-pages/:id/revisions',
      summary: 'The saved versions of a page',
      params: IdParam,
      query: RevisionFilter,
      reply: whole(RevisionPage),
    },
    revision: {
      at: 'GET /own-pages/:id/revisions/:revisionId',
      summary: 'One saved version of a page',
      params: RevisionParams,
      reply: one(z.extend(PageRevision, { texts: PageTexts })),
    },
    restore: {
      at: 'POST /own-pages/:id/revisions/:revisionId/restore',
      summary: 'Make a saved version the newest one',
      params: RevisionParams,
      body: Seen,
      reply: changed(OwnPage, 'updated'),
    },
  },
);
