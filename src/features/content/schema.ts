import * as z from 'zod/mini';
import { dayField } from '../../platform/day.ts';
import { LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import { TEXT_FAULTS } from '../../platform/markup/text-faults.ts';
import { NamedBranch } from '../../platform/session.ts';
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

export const STATES = ['draft', 'inReview', 'scheduled', 'published', 'archived'] as const;
export type State = (typeof STATES)[number];
/** Visitors see these states only: published contents in lists, archived ones in the archive. */
export const isPublic = (state: State): boolean => state === 'published' || state === 'archived';

/**
 * What happened to a content in public. `archived`: it left the lists and kept its page;
 * `unpublished`: it has no page any more.
 */
export const PUBLICATION_KINDS = ['published', 'changed', 'archived', 'unpublished'] as const;
export type PublicationKind = (typeof PUBLICATION_KINDS)[number];

/** The language of a content if none was chosen. */
export const languageOf = (category: Category): Locale => (category === 'english' ? 'en' : 'tr');

export const LIMITS = {
  titleFrom: 3,
  title: 200,
  summary: 300,
  body: 200_000,
  slug: 120,
  alt: 300,
  caption: 300,
  author: 120,
  place: 80,
  tag: 40,
  tags: 12,
  attachments: 20,
  credit: 120,
  shareTitle: 120,
  correction: 600,
  corrections: 20,
};

/** The largest JSON of a content, in bytes: a character that JSON must escape takes six. */
export const CONTENT_BYTES = 6 * LIMITS.body + 64 * 1024;

const CoverInput = z.object({
  mediaId: z.uuid(),
  alt: severalLines(LIMITS.alt),
  caption: z._default(oneLine(LIMITS.caption), ''),
  credit: z._default(oneLine(LIMITS.credit), ''),
  /** It has no alternative text on purpose; without effect on a cover that has one. */
  decorative: z._default(z.boolean(), false),
});

/** The words of a picture, as replies have them. */
export const pictureWords = {
  alt: z.string(),
  /** It has no alternative text on purpose: assistive technology should skip it. */
  decorative: z.boolean(),
  caption: z.string(),
  credit: z.string(),
};
export type PictureWords = {
  [name in keyof typeof pictureWords]: z.infer<(typeof pictureWords)[name]>;
};

/** Those of them that are texts, each with its limit in {@link LIMITS}. */
export const PICTURE_TEXTS = ['alt', 'caption', 'credit'] as const;

/** A picture about which nothing is written. */
export const NO_WORDS: PictureWords = { alt: '', caption: '', credit: '', decorative: false };

/** Whether a cover has neither an alternative text nor the mark that it only decorates. */
export const coverLacksAlt = (cover: { alt: string; decorative: boolean } | null): boolean =>
  cover !== null && !cover.alt.trim() && !cover.decorative;

const AttachmentInput = z.object({
  mediaId: z.uuid(),
  /** Empty: the name of the file is shown. */
  title: z._default(oneLine(LIMITS.title), ''),
});

/** Says below a text what was wrong in it, and since when it is corrected: a day in Istanbul. */
export const CorrectionNote = z.object({
  day: dayField,
  text: severalLines(LIMITS.correction).check(z.minLength(1)),
});
export type CorrectionNote = z.infer<typeof CorrectionNote>;

const NO_SHARE = { title: '', description: '', mediaId: null };
/** What other sites show for a link to it; empty: title, summary and cover. */
const ShareInput = z.object({
  title: z._default(oneLine(LIMITS.shareTitle), ''),
  description: z._default(severalLines(LIMITS.summary), ''),
  mediaId: z._default(z.nullable(z.uuid()), null),
});

/** ISO 8601 with a time zone, for example `2026-11-23T09:00:00Z`. */
const Moment = z.iso.datetime({ offset: true });

/** What a user writes. Every revision stores it. */
const written = {
  title: oneLine(LIMITS.title).check(z.minLength(LIMITS.titleFrom)),
  category: z.enum(CATEGORY_NAMES),
  body: z._default(z.string().check(z.maxLength(LIMITS.body)), ''),
  summary: z._default(severalLines(LIMITS.summary), ''),
  author: z._default(oneLine(LIMITS.author), ''),
  /** The person of the party who is the author; `author` becomes the person's name. */
  authorId: z._default(z.nullable(z.uuid()), null),
  place: z._default(oneLine(LIMITS.place), ''),
  tags: z._default(
    z.array(oneLine(LIMITS.tag).check(z.minLength(1))).check(z.maxLength(LIMITS.tags)),
    [],
  ),
  /** If it is left out, English for the category `english` and Turkish for all others. */
  language: z.optional(z.enum(LOCALES)),
  /**
   * If empty, it is made from the title, with a number if another content has it. A content whose
   * address was public keeps that one.
   */
  slug: z._default(
    z.string().check(z.trim(), z.maxLength(LIMITS.slug), z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)),
    '',
  ),
  cover: z._default(z.nullable(CoverInput), null),
  attachments: z._default(z.array(AttachmentInput).check(z.maxLength(LIMITS.attachments)), []),
  /** If they are left out, nothing changes: who does not know of them must not remove them. */
  corrections: z.optional(z.array(CorrectionNote).check(z.maxLength(LIMITS.corrections))),
  share: z._default(ShareInput, NO_SHARE),
  /**
   * A content in another language: both become translations of each other. Null: it is no longer a
   * translation. If it is left out, nothing changes.
   */
  translationOf: z.optional(z.nullable(z.uuid())),
  /** Whether the home page shows it first. */
  pinned: z._default(z.boolean(), false),
  /**
   * The date of publication; null: now, or the date of its first publication. A scheduled content is
   * published at this time.
   */
  publishedAt: z._default(z.nullable(Moment), null),
  /** When a published content is archived. */
  unpublishAt: z._default(z.nullable(Moment), null),
  /** An open branch of the account; null: the whole party. If it is left out, nothing changes. */
  branchId: z.optional(z.nullable(z.uuid())),
};
export const WrittenContent = z.strictObject(written);
export type WrittenContent = z.infer<typeof WrittenContent>;

/** The input for creating and saving. `version` is the version that the user has edited. */
const fields = { ...written, state: z._default(z.enum(STATES), 'draft') };
const version = z.int().check(z.positive());
export const NewContent = z.strictObject(fields);
export const ContentChange = z.strictObject({ ...fields, version });
/** Saves without changing what the public sees. `auto`: no user asked for this save. */
export const PendingChange = z.strictObject({
  ...written,
  version,
  auto: z._default(z.boolean(), false),
});
export type NewContent = z.infer<typeof NewContent>;
export type ContentChange = z.infer<typeof ContentChange>;
export type PendingChange = z.infer<typeof PendingChange>;

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
  place: z.string(),
  tags: z.array(z.string()),
  language: z.enum(LOCALES),
  pinned: z.boolean(),
  state: z.enum(STATES),
  /** Whether it has changes that are not published; always false for visitors. */
  hasPending: z.boolean(),
  /** ISO 8601 in UTC; null if it was never published. In the future for a scheduled content. */
  publishedAt: z.nullable(z.string()),
  /** When it is archived; null for visitors. */
  unpublishAt: z.nullable(z.string()),
  updatedAt: z.string(),
  readingMinutes: z.int(),
  cover: z.nullable(Picture),
  /** Whether a picture in it lacks its alternative text; always false for visitors. */
  lacksAlt: z.boolean(),
  /**
   * Whether the content from which it was translated has changed since the translation was last brought
   * up to date; always false for visitors.
   */
  sourceChanged: z.boolean(),
  /**
   * Increases with every save. Requests to save or delete must contain the version that was shown.
   */
  version: z.int(),
  /** The public path, e.g. `/haberler/kiyi-hepimizin`. */
  path: z.string(),
  /** Null: of the whole party. */
  branch: z.nullable(NamedBranch),
};
export const ContentSummary = z.object(summaryShape);
export type ContentSummary = z.infer<typeof ContentSummary>;

const Translation = z.object({
  id: z.uuid(),
  language: z.enum(LOCALES),
  title: z.string(),
  state: z.enum(STATES),
  path: z.string(),
});

export const Content = z.object({
  ...summaryShape,
  body: z.string(),
  authorId: z.nullable(z.string()),
  coverCredit: z.string(),
  /** Whether the cover has no alternative text on purpose. */
  coverDecorative: z.boolean(),
  attachments: z.array(z.object({ mediaId: z.uuid(), title: z.string() })),
  corrections: z.array(z.object({ day: z.string(), text: z.string() })),
  share: z.object({
    title: z.string(),
    description: z.string(),
    mediaId: z.nullable(z.string()),
  }),
  /** The other languages; visitors see only public ones. */
  translations: z.array(Translation),
  createdAt: z.string(),
  /** Changes that are not published; always null for visitors. */
  pending: z.nullable(z.object({ savedAt: z.string(), savedBy: z.nullable(z.string()) })),
  /** The user who saved last. Null for visitors, and if the account was deleted. */
  savedBy: z.nullable(z.string()),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type Content = z.infer<typeof Content>;

/** A part of the body that the site leaves out. Saving is still possible. */
export const BodyWarning = z.object({
  kind: z.enum(['picture', 'link']),
  /** The line in the Markdown, starting at 1. */
  line: z.int(),
  address: z.string(),
});
export type BodyWarning = z.infer<typeof BodyWarning>;

/** A part of the body that the author should improve before publishing. */
export const BodyCheck = z.object({
  kind: z.enum(TEXT_FAULTS),
  /** The line in the Markdown, starting at 1. */
  line: z.int(),
  /**
   * The heading, the text of the link, the alternative text, or the label of the footnote; for
   * `altMissing` the number of the picture among those of the text.
   */
  text: z.string(),
});
export type BodyCheck = z.infer<typeof BodyCheck>;

/** The body as the site will show it. */
export const Preview = z.object({
  html: z.string(),
  warnings: z.array(BodyWarning),
  checks: z.array(BodyCheck),
});
export type Preview = z.infer<typeof Preview>;

const { body, summary, author, authorId, place, tags, language, cover } = written;
const { attachments, corrections } = written;
/** What a page shows of a content that is being written; `id` is null until it is stored. */
export const TypedContent = z.strictObject({
  ...{ body, summary, author, authorId, place, tags, language, cover, attachments, corrections },
  id: z._default(z.nullable(z.uuid()), null),
  title: z._default(oneLine(LIMITS.title), ''),
  category: z._default(z.enum(CATEGORY_NAMES), 'haberler'),
});
export type TypedContent = z.infer<typeof TypedContent>;

/** A public page: the HTML of its body, the addresses of its style sheets, the rules of the party's colour. */
export const PagePreview = z.object({
  html: z.string(),
  sheets: z.array(z.string()),
  style: z.string(),
});
export type PagePreview = z.infer<typeof PagePreview>;
