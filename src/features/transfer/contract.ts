import * as z from 'zod/mini';
import { changed, contract, done, file, one, whole } from '../../platform/http/contract.ts';
import { IdParam } from '../../platform/http/replies.ts';
import { CATEGORY_NAMES } from '../content/schema.ts';
import { transferRight } from './policy.ts';

/** `wxr`: an export of WordPress; `ghost`: one of Ghost; `markdown`: a ZIP of Markdown files. */
export const IMPORT_KINDS = ['wxr', 'ghost', 'markdown'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** `checked`: the report of the check can be read, and the import can be started. */
export const IMPORT_STATES = ['checking', 'checked', 'running', 'done', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
export const isBusy = (state: ImportState) => state === 'checking' || state === 'running';

/** What happens to an entry. `same`: it was imported before and has not changed. */
export const NOTE_ACTIONS = ['create', 'change', 'same', 'skip'] as const;
export type NoteAction = (typeof NOTE_ACTIONS)[number];

/** Why an entry is skipped, or what of it could not be taken over. */
export const NOTE_REASONS = [
  'notPost',
  'trashed',
  'passwordProtected',
  'noTitle',
  'noText',
  'tooLong',
  'tooComplex',
  'badDate',
  'badEntry',
  'editedHere',
  'deletedHere',
  'notValid',
  'pictureMissing',
  'pictureRefused',
  'privateAddress',
  'siteUnreachable',
  'pageAsContent',
  'firstFrameOnly',
  'textShortened',
  'altMissing',
  'elementsLost',
  'commentsLost',
  'fieldsIgnored',
  'damaged',
  'addressTaken',
  'membersMissing',
] as const;
export type NoteReason = (typeof NOTE_REASONS)[number];

export const IMPORT_FAULTS = [
  'notXml',
  'notWxr',
  'notGhost',
  'badZip',
  'noEntries',
  'tooManyEntries',
  'tooLarge',
  'encoding',
  'doctype',
  'tooDeep',
  'severalSites',
  'internal',
] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

export const MAX_IMPORT_BYTES = 1024 * 1024 * 1024;
/** The largest XML or Markdown in an upload, in bytes. */
export const MAX_TEXT_BYTES = 512 * 1024 * 1024;
export const MAX_ENTRIES = 20_000;
/** Different categories, and different tags, of another system that a user can map. */
export const MAX_TERMS = 500;

const Term = z.object({
  slug: z.string(),
  name: z.string(),
  entries: z.int(),
  /** What its entries become; null: what is chosen for those without a category. */
  category: z.optional(z.nullable(z.enum(CATEGORY_NAMES))),
});

/** What the check found in the file. */
export const Overview = z.object({
  entries: z.int(),
  create: z.int(),
  change: z.int(),
  same: z.int(),
  skip: z.int(),
  /** The address of the other site; empty for Markdown. */
  site: z.string(),
  categories: z.array(Term),
  authors: z.array(z.string()),
  pictures: z.int(),
  /** Pictures that the upload does not contain. */
  missing: z.int(),
});
export type Overview = z.infer<typeof Overview>;

export const ImportOptions = z.strictObject({
  /** The category for each one of the other system, by its `slug`. */
  categories: z.record(z.string().check(z.maxLength(200)), z.enum(CATEGORY_NAMES)),
  /** For entries whose category is not named. */
  otherwise: z._default(z.enum(CATEGORY_NAMES), 'haberler'),
  /** Whether pictures that the upload does not contain are fetched from the other site. */
  download: z._default(z.boolean(), false),
});
export type ImportOptions = z.infer<typeof ImportOptions>;

export const Import = z.object({
  id: z.uuid(),
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  overview: z.nullable(Overview),
  options: z.nullable(ImportOptions),
  fault: z.nullable(z.enum(IMPORT_FAULTS)),
  faultLine: z.int(),
  done: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Import = z.infer<typeof Import>;

export const ImportNote = z.object({
  position: z.int(),
  title: z.string(),
  action: z.enum(NOTE_ACTIONS),
  reasons: z.array(z.enum(NOTE_REASONS)),
  /** The names of elements that the text cannot have, for `elementsLost`. */
  lost: z.array(z.string()),
  /** The damaged line of the file, for `damaged`; 0: none. */
  line: z.int(),
  contentId: z.nullable(z.uuid()),
});
export type ImportNote = z.infer<typeof ImportNote>;

/** `only`: entries that are skipped or incomplete. `after` is the position of the last one shown. */
export const NotesFilter = z.strictObject({
  only: z.optional(z.literal('problems')),
  after: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
});
export type NotesFilter = z.infer<typeof NotesFilter>;
export const NOTES_PAGE = 100;

/** Imports of contents from other systems, and the export of everything. */
export const transferRoutes = contract(
  'transfer',
  { right: transferRight },
  {
    export: {
      at: 'GET /transfer/export',
      summary: 'Everything as a ZIP: contents as Markdown and JSON, pictures, files',
      confirmation: 'always',
      reply: file,
    },
    list: {
      at: 'GET /transfer/imports',
      summary: 'The last imports',
      reply: one(z.array(Import)),
    },
    get: {
      at: 'GET /transfer/imports/:id',
      summary: 'One import: its state, progress, and what the check found',
      params: IdParam,
      reply: one(Import),
    },
    notes: {
      at: 'GET /transfer/imports/:id/notes',
      summary: 'What happens, or happened, to each entry of an import',
      params: IdParam,
      query: NotesFilter,
      reply: whole(
        z.object({ success: z.literal(true), data: z.array(ImportNote), more: z.boolean() }),
      ),
    },
    start: {
      at: 'POST /transfer/imports/:id/start',
      summary: 'Start a checked import, or repeat one that has ended',
      params: IdParam,
      body: ImportOptions,
      reply: changed(Import, 'transfer:started'),
    },
    delete: {
      at: 'DELETE /transfer/imports/:id',
      summary: 'Remove an upload and its report; what was imported stays',
      params: IdParam,
      reply: done('deleted'),
    },
    upload: {
      at: 'POST /transfer/imports',
      summary: 'Upload an export of WordPress or a ZIP of Markdown; its check begins',
      unconfirmed: 'a large file would be sent twice; starting the import needs a confirmation',
      upload: MAX_IMPORT_BYTES,
      rate: { max: 30, per: '10 minutes', of: 'account' },
      reply: changed(Import, 'transfer:uploaded'),
      status: 201,
    },
  },
);
