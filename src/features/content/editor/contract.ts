import * as z from 'zod/mini';
import { changed, contract, done, one, whole } from '../../../platform/http/contract.ts';
import { IdParam } from '../../../platform/http/replies.ts';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import { contentRight } from '../policy.ts';
import { Content, LIMITS, STATES, WrittenContent } from '../schema.ts';

/**
 * `autosave`: automatic saves of one user within some minutes; `import`: the text as it was before
 * revisions existed, or that was imported.
 */
export const REVISION_KINDS = ['save', 'autosave', 'publish', 'restore', 'import'] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

export const RevisionSummary = z.object({
  id: z.uuid(),
  /** The version of the content that the save made; increases. */
  number: z.int(),
  kind: z.enum(REVISION_KINDS),
  title: z.string(),
  words: z.int(),
  savedAt: z.string(),
  /** Null if the account was deleted, or the product itself saved. */
  savedBy: z.nullable(z.string()),
  /** Whether it is what the public sees. */
  isPublic: z.boolean(),
  /** Whether it contains the changes that are not published. */
  isPending: z.boolean(),
});
export type RevisionSummary = z.infer<typeof RevisionSummary>;
export const Revision = z.extend(RevisionSummary, { fields: WrittenContent });
export type Revision = z.infer<typeof Revision>;

export const RevisionPage = z.object({
  success: z.literal(true),
  data: z.array(RevisionSummary),
  /** Whether there are older ones. */
  more: z.boolean(),
});

/** The newest first; `before` is the number of the last one on the previous page. */
export const RevisionFilter = z.strictObject({
  before: z.optional(z.coerce.number().check(z.int(), z.positive())),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
});
export type RevisionFilter = z.infer<typeof RevisionFilter>;

export const PreviewLink = z.object({
  /** The whole address. It is shown once: the server stores only a hash of its token. */
  url: z.string(),
  until: z.string(),
});
export type PreviewLink = z.infer<typeof PreviewLink>;

/** `until` is null if the content has no valid link. */
export const PreviewLinkState = z.object({ until: z.nullable(z.string()) });
export type PreviewLinkState = z.infer<typeof PreviewLinkState>;

/** Another user who has the content open in the editor. */
export const Presence = z.object({ id: z.uuid(), name: z.string() });
export type Presence = z.infer<typeof Presence>;

/** Browsers report a user at this interval, in ms. */
export const BEAT_MS = 20_000;

/** `q` finds parts of words, whatever their Turkish letters. */
export const ChoiceFilter = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.maxLength(LIMITS.author))),
});
export type ChoiceFilter = z.infer<typeof ChoiceFilter>;

/** A tag, and how many contents have it. */
export const TagChoice = z.object({ tag: z.string(), count: z.int() });
export type TagChoice = z.infer<typeof TagChoice>;

/** A person of the party, who can be the author of a content. */
export const AuthorChoice = z.object({ id: z.uuid(), name: z.string(), duty: z.string() });
export type AuthorChoice = z.infer<typeof AuthorChoice>;

/** The content of which this one becomes a translation; null: it is a translation no longer. */
export const TranslationLink = z.strictObject({ of: z.nullable(z.uuid()) });
export type TranslationLink = z.infer<typeof TranslationLink>;

const readText = { title: z.string(), summary: z.string(), body: z.string() };

/** The content from which one was translated, as it is now. */
export const TranslationSource = z.object({
  ...readText,
  id: z.uuid(),
  language: z.enum(LOCALES),
  state: z.enum(STATES),
  version: z.int(),
  /** Its text when the translation was last brought up to date; null if that was never said. */
  seen: z.nullable(z.object({ ...readText, at: z.string(), by: z.nullable(z.string()) })),
});
export type TranslationSource = z.infer<typeof TranslationSource>;

/** The content with which a translation agrees, in the version that the translator has seen. */
export const SeenSource = z.strictObject({ of: z.uuid(), version: z.int().check(z.positive()) });
export type SeenSource = z.infer<typeof SeenSource>;

const RevisionParams = z.strictObject({ id: z.uuid(), revisionId: z.uuid() });
const SeenVersion = z.strictObject({ version: z.int().check(z.positive()) });

/** What the editor of one content needs beside its text. */
export const editorRoutes = contract(
  'contents',
  { right: contentRight },
  {
    revisions: {
      at: 'GET /contents/:id/revisions',
      summary: 'The saved versions of a content',
      params: IdParam,
      query: RevisionFilter,
      reply: whole(RevisionPage),
    },
    revision: {
      at: 'GET /contents/:id/revisions/:revisionId',
      summary: 'One saved version of a content',
      params: RevisionParams,
      reply: one(Revision),
    },
    restore: {
      at: 'POST /contents/:id/revisions/:revisionId/restore',
      summary: 'Make a saved version the newest one',
      params: RevisionParams,
      body: SeenVersion,
      reply: changed(Content, 'updated'),
    },
    previewLink: {
      at: 'GET /contents/:id/preview-link',
      summary: 'Until when the preview link of a content is valid',
      params: IdParam,
      reply: one(PreviewLinkState),
    },
    makePreviewLink: {
      at: 'POST /contents/:id/preview-link',
      summary: 'Make a secret link to the newest text; the earlier link ends',
      params: IdParam,
      rate: { max: 30, per: '10 minutes', of: 'account' },
      reply: changed(PreviewLink, 'created'),
      status: 201,
    },
    endPreviewLink: {
      at: 'DELETE /contents/:id/preview-link',
      summary: 'End the preview link of a content',
      params: IdParam,
      reply: done('deleted'),
    },
    reportPresence: {
      at: 'PUT /contents/:id/presence',
      summary: 'Report that the signed-in user has the content open; returns the others',
      params: IdParam,
      reply: one(z.array(Presence)),
    },
    endPresence: {
      at: 'DELETE /contents/:id/presence',
      summary: 'Report that the signed-in user has left the content',
      params: IdParam,
      reply: done('deleted'),
    },
    tags: {
      at: 'GET /contents/tags',
      summary: 'The most used tags of contents',
      query: ChoiceFilter,
      reply: one(z.array(TagChoice)),
    },
    authors: {
      at: 'GET /contents/authors',
      summary: 'The people who can be chosen as author',
      query: ChoiceFilter,
      reply: one(z.array(AuthorChoice)),
    },
    duplicate: {
      at: 'POST /contents/:id/duplicate',
      summary: 'Make a new draft with the newest text of a content',
      params: IdParam,
      reply: changed(Content, 'created'),
      status: 201,
    },
    linkTranslation: {
      at: 'PUT /contents/:id/translation',
      summary: 'Make a content the translation of another one, or of none',
      params: IdParam,
      body: TranslationLink,
      reply: changed(Content, 'updated'),
    },
    source: {
      at: 'GET /contents/:id/source',
      summary: 'The content from which one was translated; null if it is no translation',
      params: IdParam,
      reply: one(z.nullable(TranslationSource)),
    },
    sourceSeen: {
      at: 'PUT /contents/:id/source',
      summary: 'Say that a translation agrees with its source as it is now',
      params: IdParam,
      body: SeenSource,
      reply: changed(TranslationSource, 'updated'),
    },
  },
);
