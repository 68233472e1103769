import * as z from 'zod/mini';
import { changed, contract, done, one } from '../../platform/http/contract.ts';
import { siteRight } from '../../platform/rights.ts';
import { MAX_FILE_BYTES } from '../media/schema.ts';
import { Article, DOCUMENT_KINDS, DOCUMENT_LIMITS, versionTexts } from './schema.ts';

/** The earliest day that a document can name. */
const FIRST_DAY = '1900-01-01';

/** `YYYY-MM-DD`; empty until it is known. */
const day = z
  .union([z.literal(''), z.iso.date()])
  .check(z.refine((value) => value === '' || value >= FIRST_DAY));

/** What is written in a draft. Only publishing requires its fields. */
export const DraftFields = z.strictObject({ ...versionTexts, adoptedOn: day });
export type DraftFields = z.infer<typeof DraftFields>;

/** `version` is the version that was seen. */
const seen = z.int().check(z.positive());
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
  version: z.coerce.number().check(z.int(), z.positive(), z.maximum(2 ** 31 - 1)),
});

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

/** A document in the list of all: the version in force, and the one that is prepared. */
export const DocumentSummary = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  /** Its public page. */
  path: z.string(),
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
  kind: z.enum(DOCUMENT_KINDS),
  path: z.string(),
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
});
export type DocumentDetails = z.infer<typeof DocumentDetails>;

const PreviewInput = z.strictObject({ body: versionTexts.body });
/** A text as its page shows it. */
export const DocumentPreview = z.object({ html: z.string(), articles: z.array(Article) });
export type DocumentPreview = z.infer<typeof DocumentPreview>;

const KindParam = z.strictObject({ kind: z.enum(DOCUMENT_KINDS) });
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
    },
  },
  {
    list: {
      at: 'GET /documents',
      summary: 'Every document with the version in force and its draft',
      reply: one(z.array(DocumentSummary)),
    },
    get: {
      at: 'GET /documents/:kind',
      summary: 'A document with all its versions and its draft',
      params: KindParam,
      reply: one(DocumentDetails),
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
      at: 'POST /documents/:kind/draft',
      summary: 'Begin the next version; 200 with the draft that exists already',
      unconfirmed,
      params: KindParam,
      reply: changed(Draft, 'created'),
      status: [200, 201],
    },
    changeDraft: {
      at: 'PUT /documents/:kind/draft',
      summary: 'Change what is written in a draft',
      unconfirmed,
      params: KindParam,
      body: DraftChange,
      bytes: DOCUMENT_BYTES,
      reply: changed(Draft, 'documentSaved'),
    },
    deleteDraft: {
      at: 'DELETE /documents/:kind/draft',
      summary: 'Delete a draft with its PDF; published versions stay',
      unconfirmed,
      params: KindParam,
      query: DraftSeenInAddress,
      reply: done('documentDiscarded'),
    },
    publish: {
      at: 'POST /documents/:kind/draft/publish',
      summary: 'Publish a draft as the next version, which is in force at once and never changes',
      params: KindParam,
      body: DraftPublication,
      reply: changed(DocumentDetails, 'documentPublished'),
    },
    uploadPdf: {
      at: 'POST /documents/:kind/draft/file',
      summary: 'Put a PDF into a draft, in the place of the former one',
      unconfirmed,
      params: KindParam,
      query: DraftSeenInAddress,
      upload: MAX_FILE_BYTES,
      rate: { max: 60, per: '10 minutes', of: 'account' },
      reply: changed(Draft, 'documentUploaded'),
    },
  },
);
