import * as z from 'zod/mini';
import { changed, contract, done, one } from '../../platform/http/contract.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { siteRight } from '../../platform/rights.ts';
import { MAX_FILE_BYTES } from '../media/schema.ts';
import { MenuChoice } from '../own-pages/contract.ts';
import { Target } from '../own-pages/schema.ts';
import {
  Article,
  DOCUMENT_KINDS,
  DOCUMENT_LIMITS,
  DocumentId,
  DocumentSlug,
  Translations,
  versionTexts,
} from './schema.ts';

/** The earliest day that a document can name. */
const FIRST_DAY = '1900-01-01';

/** `YYYY-MM-DD`; empty until it is known. */
const day = z
  .union([z.literal(''), z.iso.date()])
  .check(z.refine((value) => value === '' || value >= FIRST_DAY));

/** What is written in a draft. Only publishing requires its fields. */
export const DraftFields = z.strictObject({ ...versionTexts, adoptedOn: day });
export type DraftFields = z.infer<typeof DraftFields>;

const highest = 2 ** 31 - 1;
/** `version` is the version that was seen. */
const seen = z.int().check(z.positive(), z.maximum(highest));
export const DraftChange = z.extend(DraftFields, { version: seen });
export type DraftChange = z.infer<typeof DraftChange>;
const DraftSeen = z.strictObject({ version: seen });
/**
 * `text` is needed if the PDF is new and the text is that of the version in force: it is the text of
 * the new PDF, too; or the text follows later, which the page then says.
 */
export const DraftPublication = z.extend(DraftSeen, {
  text: z.optional(z.enum(['same', 'follows'])),
});
export type DraftPublication = z.infer<typeof DraftPublication>;
const DraftSeenInAddress = z.strictObject({
  version: z.coerce.number().check(z.int(), z.positive(), z.maximum(highest)),
});

const kind = z.enum(DOCUMENT_KINDS);

/** A document of the party's own, before its first version. */
export const NewDocument = z.strictObject({
  kind,
  title: versionTexts.title.check(z.minLength(1)),
  slug: DocumentSlug,
});
export type NewDocument = z.infer<typeof NewDocument>;

/** What is no part of a version. Kind and slug of a fixed document stay as they are. */
export const DocumentFields = z.strictObject({
  kind,
  slug: z.string().check(z.maxLength(DOCUMENT_LIMITS.slug)),
  translations: Translations,
});
export type DocumentFields = z.infer<typeof DocumentFields>;
const DocumentChange = z.extend(DocumentFields, { version: seen });
export type DocumentChange = z.infer<typeof DocumentChange>;

const Removal = z.strictObject({ version: seen, target: Target });
export type Removal = z.infer<typeof Removal>;

/** The longest request with a body, in bytes. */
const DOCUMENT_BYTES = 6 * DOCUMENT_LIMITS.body + 64 * 1024;

/** A first page in the stored sizes. */
const Cover = z.object({
  mediaId: z.uuid(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
});

/** The PDF of a draft. */
export const DraftFile = z.object({
  name: z.string(),
  pages: z.int(),
  bytes: z.int(),
  checksum: z.string(),
  cover: z.nullable(Cover),
});
export type DraftFile = z.infer<typeof DraftFile>;

const times = {
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Names; null: the account was deleted. */
  createdBy: z.nullable(z.string()),
  updatedBy: z.nullable(z.string()),
  version: z.int(),
};

/** The version of a document that is prepared. */
export const Draft = z.object({
  title: z.string(),
  summary: z.string(),
  adoptedOn: z.string(),
  note: z.string(),
  body: z.string(),
  file: z.nullable(DraftFile),
  /** The number that it gets if it is published now. */
  number: z.int(),
  ...times,
});
export type Draft = z.infer<typeof Draft>;

/** A published version; it never changes. */
export const PublishedVersion = z.object({
  number: z.int(),
  adoptedOn: z.string(),
  note: z.string(),
  pages: z.int(),
  bytes: z.int(),
  checksum: z.string(),
  /** The path of the PDF. */
  pdf: z.string(),
  hasText: z.boolean(),
  /** If its text is still that of an earlier version: the number of that version. */
  textOf: z.nullable(z.int()),
  publishedAt: z.string(),
  publishedBy: z.nullable(z.string()),
});
export type PublishedVersion = z.infer<typeof PublishedVersion>;

const head = {
  /** The key of a fixed document, such as `charter`, or the id of another one. */
  id: DocumentId,
  /** A fixed document keeps its kind and its address, and cannot be removed. */
  isFixed: z.boolean(),
  kind,
  /** In Turkish; empty for a fixed document that was never published. */
  title: z.string(),
  /** Its public page. */
  path: z.string(),
  /** The last part of the path. */
  slug: z.string(),
  translations: Translations,
  /** In which languages it has a title, and a summary if it has one in Turkish. */
  languages: z.array(z.enum(LOCALES)),
  /** When it will be deleted from the trash; null: it is not there. */
  erasedAt: z.nullable(z.string()),
  /** Of kind, address and translations; 0 for a fixed document that was never published. */
  version: z.int(),
};

/** A document in the list of all: the version in force, and the one that is prepared. */
export const DocumentSummary = z.object({
  ...head,
  inForce: z.nullable(PublishedVersion),
  draft: z.nullable(
    z.object({
      number: z.int(),
      pages: z.nullable(z.int()),
      bytes: z.nullable(z.int()),
      adoptedOn: z.string(),
      ...times,
    }),
  ),
});
export type DocumentSummary = z.infer<typeof DocumentSummary>;

/** A document with everything that its page in the dashboard shows. */
export const DocumentDetails = z.object({
  ...head,
  summary: z.string(),
  /** The newest first. */
  versions: z.array(PublishedVersion),
  /** The text in force, for a comparison; null if nothing is published. */
  inForce: z.nullable(
    z.object({
      number: z.int(),
      title: z.string(),
      summary: z.string(),
      body: z.string(),
      articles: z.array(Article),
    }),
  ),
  draft: z.nullable(Draft),
  /** Its place in the menu, and the items below which it can be placed. */
  menu: z.object({
    place: MenuChoice,
    groups: z.array(z.object({ id: z.uuid(), title: z.string() })),
  }),
});
export type DocumentDetails = z.infer<typeof DocumentDetails>;

const PreviewInput = z.strictObject({ body: versionTexts.body });
/** A text as its page shows it. */
export const DocumentPreview = z.object({ html: z.string(), articles: z.array(Article) });
export type DocumentPreview = z.infer<typeof DocumentPreview>;

const IdParam = z.strictObject({ id: DocumentId });
const entry = 'one entry of the site, everyday work as on contents';
const unconfirmed = 'a draft that nobody else sees; publishing it needs a confirmation';

/** The documents, for admins: reading, and preparing the next version as a draft. */
export const documentRoutes = contract(
  'documents',
  {
    right: siteRight,
    fieldNames: {
      title: 'document-title',
      summary: 'document-summary',
      adoptedOn: 'document-adoptedOn',
      note: 'document-note',
      body: 'document-body',
      file: 'document-file',
      text: 'document-body',
      kind: 'document-kind',
      slug: 'document-slug',
      'translations.*.title': 'document-title',
      'translations.*.summary': 'document-summary',
      place: 'document-menu',
      target: 'document-target',
    },
  },
  {
    list: {
      at: 'GET /documents',
      summary: 'Every document with the version in force and its draft, also those in the trash',
      reply: one(z.array(DocumentSummary)),
    },
    create: {
      at: 'POST /documents',
      summary: 'Begin a document of the party’s own, which visitors see with its first version',
      unconfirmed: entry,
      body: NewDocument,
      reply: changed(DocumentDetails, 'created'),
      status: 201,
    },
    checkAddress: {
      at: 'GET /documents/address',
      summary: 'Whether a document can have this address',
      query: z.strictObject({ slug: DocumentSlug, except: z.optional(z.uuid()) }),
      reply: one(z.object({ path: z.string(), isFree: z.boolean() })),
      rate: { max: 300, per: '10 minutes', of: 'account' },
    },
    get: {
      at: 'GET /documents/:id',
      summary: 'A document with all its versions and its draft',
      params: IdParam,
      reply: one(DocumentDetails),
    },
    change: {
      at: 'PUT /documents/:id',
      summary: 'Change kind, address and translations of a document; a former address leads to it',
      unconfirmed: entry,
      params: IdParam,
      body: DocumentChange,
      reply: changed(DocumentDetails, 'updated'),
    },
    place: {
      at: 'PUT /documents/:id/menu',
      summary: 'Place a document in force in the menu, or take it out',
      unconfirmed: entry,
      params: IdParam,
      body: z.strictObject({ place: MenuChoice }),
      reply: changed(DocumentDetails, 'updated'),
    },
    remove: {
      at: 'POST /documents/:id/remove',
      summary:
        'Move a document to the trash; its address leads to the target, or is answered with 410',
      unconfirmed: entry,
      params: IdParam,
      body: Removal,
      reply: done('documentRemoved'),
    },
    recover: {
      at: 'POST /documents/:id/recover',
      summary: 'Take a document out of the trash; its versions are in force again',
      unconfirmed: entry,
      params: IdParam,
      body: DraftSeen,
      reply: changed(DocumentDetails, 'documentRecovered'),
    },
    erase: {
      at: 'DELETE /documents/:id',
      summary: 'Delete a document of the trash for ever, with its PDFs',
      params: IdParam,
      reply: done('deleted'),
    },
    preview: {
      at: 'POST /documents/preview',
      summary: 'A text as visitors will read it, with its articles',
      unconfirmed: 'stores nothing',
      body: PreviewInput,
      bytes: DOCUMENT_BYTES,
      reply: one(DocumentPreview),
    },
    beginDraft: {
      at: 'POST /documents/:id/draft',
      summary: 'Begin the next version; 200 with the draft that exists already',
      unconfirmed,
      params: IdParam,
      reply: changed(Draft, 'created'),
      status: [200, 201],
    },
    changeDraft: {
      at: 'PUT /documents/:id/draft',
      summary: 'Change what is written in a draft',
      unconfirmed,
      params: IdParam,
      body: DraftChange,
      bytes: DOCUMENT_BYTES,
      reply: changed(Draft, 'documentSaved'),
    },
    deleteDraft: {
      at: 'DELETE /documents/:id/draft',
      summary: 'Delete a draft with its PDF; published versions stay',
      unconfirmed,
      params: IdParam,
      query: DraftSeenInAddress,
      reply: done('documentDiscarded'),
    },
    publish: {
      at: 'POST /documents/:id/draft/publish',
      summary: 'Publish a draft as the next version, which is in force at once and never changes',
      params: IdParam,
      body: DraftPublication,
      reply: changed(DocumentDetails, 'documentPublished'),
    },
    uploadPdf: {
      at: 'POST /documents/:id/draft/file',
      summary: 'Put a PDF into a draft, in the place of the former one',
      unconfirmed,
      params: IdParam,
      query: DraftSeenInAddress,
      upload: MAX_FILE_BYTES,
      rate: { max: 60, per: '10 minutes', of: 'account' },
      reply: changed(Draft, 'documentUploaded'),
    },
  },
);
